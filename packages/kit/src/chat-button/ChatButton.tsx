import type { MouseEvent } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { giftFill } from '../icons/paths/gift-fill.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { PriceParts, type PriceContent } from '../price/PriceParts.tsx';
import type { RootProps } from '../root-props.ts';
import { messages } from './ChatButton.messages.ts';
import { isAble, labelOf, type ChatButtonState, type ChatKind, type ChatObstacle } from './chat-state.ts';
import { chatIcons } from './chat-icons.ts';
import { chatButtonStyles } from './ChatButton.styles.ts';

/** Props of ChatButton. */
export interface ChatButtonProps extends RootProps<'button'> {
  /** The kind of chat, which decides label and icon. */
  kind: ChatKind;
  /** The state. @default 'available' */
  state?: ChatButtonState | undefined;
  /** The price, usually per minute. */
  price?: PriceContent | undefined;
  /** A text beside or instead of the price, such as "Fri 21:00". */
  note?: string | undefined;
  /** A voucher that is used before coins, such as "10 min free"; shown instead of the price. */
  voucher?: string | undefined;
  /** Why the chat is not possible; the kit provides the text. */
  obstacle?: ChatObstacle | undefined;
  /** A custom text for the state, such as when the chat becomes possible or the remaining time; shown instead of the price, so that the button keeps its size. @default the state's */
  reason?: string | undefined;
  /** Whether it is the primary button of its row. @default false */
  primary?: boolean | undefined;
  /** Called when the guest starts, resumes or retries a chat, or follows the action of `needLogin`, `needCoins` and `needAgeCheck`. */
  onStart?:
    | ((start: { kind: ChatKind; state: ChatButtonState; event: MouseEvent<HTMLButtonElement> }) => void)
    | undefined;
}

const Root = styled.button.withConfig({ componentId: 'kit-chat-button' })`
  ${chatButtonStyles}
`;

type TermsProps = Pick<ChatButtonProps, 'kind' | 'state' | 'price' | 'note' | 'voucher' | 'obstacle' | 'reason'>;

/** Payment of a chat: a voucher before coins. */
function Cost({ price, note, voucher }: TermsProps) {
  const intl = useIntl();
  const { language } = useKit();
  if (voucher) {
    return (
      <span data-part="voucher">
        <Icon path={giftFill} size={15} />
        {voucher}
      </span>
    );
  }
  return (
    <>
      {price && <PriceParts price={price} intl={intl} language={language} />}
      {note}
    </>
  );
}

function Terms(props: TermsProps) {
  const { kind, state = 'available', price, note, voucher, obstacle, reason } = props;
  const words = labelOf({ kind, state, obstacle }, useIntl());
  // Visitors read what a chat costs before they log in, and guests before they add coins.
  const isPriced = (price ?? note ?? voucher) !== undefined;
  if (isPriced && (state === 'needLogin' || state === 'needCoins')) {
    return (
      <>
        <Cost {...props} />
        <span className="kit-visually-hidden">{` ${words}`}</span>
      </>
    );
  }
  return words === null ? <Cost {...props} /> : <>{reason ?? words}</>;
}

/**
 * Starts a chat with a performer; shows its price, a voucher, or why it is not possible. It always stays focusable, so that the
 * reason can be read.
 * @spec component:ChatButton component:VideoChatButton component:VoyeurButton component:ToyControlButton
 * @spec component:TicketShowButton component:FreeChatButton component:ConversionChatButton component:MessageButton
 * @spec component:VoiceCallButton
 * @deviates component:ConversionChatButton 9 docs/decisions/0107
 */
export function ChatButton({
  kind,
  state = 'available',
  price,
  note,
  voucher,
  obstacle,
  reason,
  primary = false,
  onStart,
  type = 'button',
  ...rest
}: ChatButtonProps) {
  const intl = useIntl();
  const able = isAble(state);
  return (
    <Root
      {...rest}
      type={type}
      data-kind={kind}
      data-state={state}
      data-primary={primary || undefined}
      aria-disabled={!able || undefined}
      aria-busy={state === 'starting' || undefined}
      onClick={(event) => (able ? onStart?.({ kind, state, event }) : event.preventDefault())}
    >
      {state === 'starting' ? <span data-part="turning" /> : <Icon path={chatIcons[kind]} size={26} />}
      {state === 'running' && <span data-part="live" />}
      <span data-part="words">
        <span data-part="label">{intl.formatMessage(messages[kind])}</span>
        <span data-part="terms">
          <Terms
            kind={kind}
            state={state}
            price={price}
            note={note}
            voucher={voucher}
            obstacle={obstacle}
            reason={reason}
          />
        </span>
      </span>
    </Root>
  );
}
