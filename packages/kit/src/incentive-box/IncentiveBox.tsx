import { useId, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { CountdownTimer } from '../countdown-timer/CountdownTimer.tsx';
import type { HeadingLevel } from '../heading-level.ts';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { clock } from '../icons/paths/clock.ts';
import { coins } from '../icons/paths/coins.ts';
import { crownSimple } from '../icons/paths/crown-simple.ts';
import { filmStrip } from '../icons/paths/film-strip.ts';
import { images } from '../icons/paths/images.ts';
import { ticket } from '../icons/paths/ticket.ts';
import { userCircle } from '../icons/paths/user-circle.ts';
import { x } from '../icons/paths/x.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './IncentiveBox.messages.ts';
import { incentiveBoxStyles } from './IncentiveBox.styles.ts';

/** The subject of an incentive. */
export type IncentiveType = 'signUp' | 'topUp' | 'vip' | 'voucher' | 'video' | 'album';

/** Props of IncentiveBox. */
export interface IncentiveBoxProps extends RootProps<'div', 'title'> {
  /** The subject of the offer; text and icon follow from it. */
  type: IncentiveType;
  /** Where on the page it stands: a strip at the top, a card in the content or beside it, a line of a window. @default 'content' */
  region?: 'top' | 'content' | 'side' | 'overlay' | undefined;
  /** Where the offer is taken up. */
  href: string;
  /** The seconds that are left of an offer with an end, as the server counts them; 0 when it is over. @default none */
  countdown?: number | null | undefined;
  /** The heading of a brand that has its own. @default that of the type */
  title?: string | undefined;
  /** The sentence of a brand that has its own. @default that of the type */
  text?: string | undefined;
  /** Rank of the heading among those of the page. @default 2 */
  level?: HeadingLevel | undefined;
  /** Called when the guest follows the offer, before its link is opened. */
  onFollow?: ((choice: { type: IncentiveType; event: MouseEvent<HTMLAnchorElement> }) => void) | undefined;
  /** Called when the guest has an account already; for the sign-up only. */
  onHasAccount?: (() => void) | undefined;
  /** Called when the guest closes it; without a handler something around it is closed. */
  onClose?: ((choice: { type: IncentiveType }) => void) | undefined;
}

const icons: Readonly<Record<IncentiveType, string>> = {
  signUp: userCircle,
  topUp: coins,
  vip: crownSimple,
  voucher: ticket,
  video: filmStrip,
  album: images,
};

const Root = styled.div.withConfig({ componentId: 'kit-incentive-box' })`
  ${incentiveBoxStyles}
`;

function TimeLeft({ seconds }: { seconds: number }) {
  const intl = useIntl();
  return (
    <small data-part="time">
      <Icon path={clock} size={16} />
      <CountdownTimer
        seconds={seconds}
        sentence={({ time, days }) =>
          days > 0 ? intl.formatMessage(messages.endsInDays, { days }) : intl.formatMessage(messages.endsIn, { time })
        }
      />
    </small>
  );
}

/**
 * An offer in a region of the page: what it is, until when it really holds, the way to it, and a way to close it that is as easy.
 * @spec component:IncentiveBox
 */
export function IncentiveBox(props: IncentiveBoxProps) {
  const {
    type,
    region = 'content',
    href,
    countdown = null,
    title,
    text,
    level,
    onFollow,
    onHasAccount,
    onClose,
    ...rest
  } = props;
  const intl = useIntl();
  const heading = useId();
  const isOver = countdown !== null && countdown <= 0;
  return (
    <Root
      role="group"
      aria-labelledby={heading}
      {...rest}
      data-region={region}
      data-type={type}
      data-over={isOver || undefined}
    >
      <Icon path={icons[type]} size={region === 'top' ? 22 : 28} />
      <div data-part="words">
        <h2 id={heading} aria-level={level}>
          {title ?? intl.formatMessage(messages[type])}
        </h2>
        <p>{isOver ? intl.formatMessage(messages.over) : (text ?? intl.formatMessage(messages[`${type}Text`]))}</p>
        {countdown !== null && !isOver && <TimeLeft seconds={countdown} />}
      </div>
      {!isOver && (
        <div data-part="actions">
          <ButtonLink
            variant={region === 'overlay' ? 'quiet' : 'outline'}
            href={href}
            onClick={(event) => onFollow?.({ type, event })}
          >
            {intl.formatMessage(messages[`${type}Action`])}
          </ButtonLink>
          {type === 'signUp' && onHasAccount !== undefined && (
            <button type="button" data-part="account" onClick={onHasAccount}>
              {intl.formatMessage(messages.hasAccount)}
            </button>
          )}
        </div>
      )}
      {onClose !== undefined && (
        <IconButton
          icon={x}
          label={intl.formatMessage(messages.close)}
          data-part="close"
          onClick={() => onClose({ type })}
        />
      )}
    </Root>
  );
}
