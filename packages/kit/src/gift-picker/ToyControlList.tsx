import { useIntl } from '../kit-provider/use-intl.ts';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Icon } from '../icon/Icon.tsx';
import { shuffle } from '../icons/paths/shuffle.ts';
import { waveSine } from '../icons/paths/wave-sine.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { PriceParts } from '../price/PriceParts.tsx';
import type { ToyControl } from '../toy-controls/toy-control.ts';
import { ToyLength } from '../toy-controls/ToyLength.tsx';
import { messages } from './GiftPicker.messages.ts';

/** The toy controls of a performer, which run in a chat and not with a message. */
export interface OfferedToyControls {
  /** The controls, in display order. */
  controls: readonly ToyControl[];
  /** The performer's name. */
  name: string;
  /** The URL where the chat with toy control begins. @default not possible now, which the list says */
  chatHref?: string | undefined;
}

/** The toy controls with their length and price, and the way to the chat in which they run. */
export function ToyControlList({ controls, name, chatHref }: OfferedToyControls) {
  const intl = useIntl();
  const { language } = useKit();
  return (
    <div
      data-part="toys"
      role="group"
      aria-label={intl.formatMessage(messages.toys)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container has to be reachable by keyboard
      tabIndex={0}
    >
      <p>
        {chatHref === undefined
          ? intl.formatMessage(messages.toysLater, { name })
          : intl.formatMessage(messages.toysInChat)}
      </p>
      <ul>
        {controls.map((control) => (
          <li key={control.id}>
            <Icon path={control.random ? shuffle : waveSine} size={24} />
            <span data-part="words">
              <b>{control.displayName} </b>
              <ToyLength {...control} />
            </span>
            <span data-part="price">
              <PriceParts price={{ amount: control.price }} intl={intl} language={language} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The way to the chat in which the toy controls run. */
export function ToToys({ chatHref }: Pick<OfferedToyControls, 'chatHref'>) {
  const intl = useIntl();
  if (chatHref === undefined) return null;
  return (
    <ButtonLink href={chatHref} variant="outline" size="large" wide>
      {intl.formatMessage(messages.toToys)}
    </ButtonLink>
  );
}
