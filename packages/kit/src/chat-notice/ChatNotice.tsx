import { formatMoney } from '@lounge/locale';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { SignalIcon } from '../chat-controls/SignalIcon.tsx';
import { CoinMark } from '../coin-mark/CoinMark.tsx';
import { CountdownTimer } from '../countdown-timer/CountdownTimer.tsx';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { checkCircle } from '../icons/paths/check-circle.ts';
import { clockCountdown } from '../icons/paths/clock-countdown.ts';
import { hourglassMedium } from '../icons/paths/hourglass-medium.ts';
import { pauseCircle } from '../icons/paths/pause-circle.ts';
import { speakerSlash } from '../icons/paths/speaker-slash.ts';
import { x } from '../icons/paths/x.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { LastingText } from '../LastingText.tsx';
import type { RootProps } from '../root-props.ts';
import { messages } from './ChatNotice.messages.ts';
import { chatNoticeStyles } from './ChatNotice.styles.ts';
import { canClose, type ChatNoticeContent, type ChatNoticeKind, warningStage } from './notice-content.ts';
import { wordsOf } from './notice-words.ts';

/** Props of ChatNotice. */
export interface ChatNoticeProps extends RootProps<'div'> {
  /** Its text; null shows nothing, but stays, so that the next notice is announced. */
  notice: ChatNoticeContent | null;
  /** The performer's name. */
  name: string;
  /** Called when the guest adds coins: by one press where the notice has a top-up, else in the payment window. */
  onTopUp?: (() => void) | undefined;
  /** Called when the guest wants to pay in another way. */
  onOtherWays?: (() => void) | undefined;
  /** Called when the guest wants the sound without the picture; without a handler it is not offered. */
  onSoundOnly?: (() => void) | undefined;
  /** Called when the guest turns the sound on. */
  onSoundOn?: (() => void) | undefined;
  /** Called when the guest goes on in a video chat, from a text or free chat; without a handler it is not offered. */
  onVideoChat?: (() => void) | undefined;
  /** Called when the guest closes the notice. */
  onClose?: ((closed: { kind: ChatNoticeKind }) => void) | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-chat-notice' })`
  ${chatNoticeStyles}
`;

const icons: Readonly<Partial<Record<ChatNoticeKind, string>>> = {
  stillPicture: pauseCircle,
  timeLeft: hourglassMedium,
  freeChatEnds: clockCountdown,
  added: checkCircle,
  soundOff: speakerSlash,
};

/** Hidden from screen readers, for which the text beside it says it once. */
const ring = (seconds: number, of: number) => <CountdownTimer aria-hidden="true" seconds={seconds} of={of} />;

function Sign({ notice }: { notice: ChatNoticeContent }) {
  const isCounting = notice.kind === 'lineLost' || notice.kind === 'textChatEnds';
  if (isCounting) return ring(notice.secondsLeft, notice.of);
  if (notice.kind === 'timeLeft' && warningStage(notice.secondsLeft) === 20) {
    return ring(notice.secondsLeft, 20);
  }
  if (notice.kind === 'weakLine') return <SignalIcon line="weak" size={24} />;
  return <Icon path={icons[notice.kind] ?? hourglassMedium} size={24} />;
}

type TimeLeft = Extract<ChatNoticeContent, { kind: 'timeLeft' }>;

function TopUp({ notice, onTopUp }: { notice: TimeLeft } & Pick<ChatNoticeProps, 'onTopUp'>) {
  const intl = useIntl();
  const { language } = useKit();
  const { topUp, payment, stopped } = notice;
  if (payment === 'paying' || stopped !== undefined || !onTopUp) return null;
  if (!topUp) {
    return (
      <Button data-part="action" variant="outline" onClick={onTopUp}>
        {intl.formatMessage(messages.addCoins)}
      </Button>
    );
  }
  const coins = formatMoney({ amount: topUp.coins, currency: 'VXC' }, language);
  const amount = formatMoney({ amount: topUp.amount, currency: 'EUR' }, language);
  return (
    <Button data-part="action" variant="outline" onClick={onTopUp}>
      <CoinMark />
      {intl.formatMessage(messages.topUp, { coins, amount })}
    </Button>
  );
}

function Action(props: Omit<ChatNoticeProps, 'notice' | 'name'> & { notice: ChatNoticeContent }) {
  const { notice, onTopUp, onSoundOnly, onSoundOn, onVideoChat } = props;
  const intl = useIntl();
  if (notice.kind === 'timeLeft') return <TopUp notice={notice} onTopUp={onTopUp} />;
  const offers: Readonly<Partial<Record<ChatNoticeKind, { label: string; onPress: (() => void) | undefined }>>> = {
    weakLine: { label: intl.formatMessage(messages.soundOnly), onPress: onSoundOnly },
    soundOff: { label: intl.formatMessage(messages.soundOn), onPress: onSoundOn },
    textChatEnds: { label: intl.formatMessage(messages.videoChat), onPress: onVideoChat },
    freeChatEnds: { label: intl.formatMessage(messages.videoChat), onPress: onVideoChat },
  };
  const offer = offers[notice.kind];
  if (!offer?.onPress) return null;
  return (
    <Button data-part="action" variant="outline" onClick={offer.onPress}>
      {offer.label}
    </Button>
  );
}

/**
 * The one notice of a chat, above the controls: time left with a top-up, a weak or lost connection, a still picture, muted sound, the end
 * of a text or free chat. It announces itself once, without the ring's count.
 * @spec component:ConnectionWarning component:VolumeHint state:text-chat-countdown
 */
export function ChatNotice(props: ChatNoticeProps) {
  const { notice, name, onTopUp, onOtherWays, onSoundOnly, onSoundOn, onVideoChat, onClose, ...rest } = props;
  const intl = useIntl();
  const { language } = useKit();
  if (notice === null) return <Root {...rest} role="status" data-on-picture="" />;
  const { title, announcement, text } = wordsOf(notice, name, intl, language);
  const hasOtherWays =
    notice.kind === 'timeLeft' && notice.topUp && !notice.stopped && notice.payment !== 'paying' && onOtherWays;
  return (
    <Root {...rest} role="status" data-on-picture="" data-kind={notice.kind}>
      <Sign notice={notice} />
      <div data-part="words">
        <b aria-hidden={announcement === undefined ? undefined : true}>{title}</b>
        {announcement !== undefined && (
          <b className="kit-visually-hidden">
            <LastingText key={announcement} text={title} />
          </b>
        )}
        {text !== null && (
          <p>
            {text}
            {hasOtherWays && (
              <>
                {' '}
                <button type="button" onClick={onOtherWays}>
                  {intl.formatMessage(messages.otherWays)}
                </button>
              </>
            )}
          </p>
        )}
      </div>
      <Action
        notice={notice}
        onTopUp={onTopUp}
        onSoundOnly={onSoundOnly}
        onSoundOn={onSoundOn}
        onVideoChat={onVideoChat}
      />
      {onClose && canClose(notice) && (
        <IconButton
          data-part="close"
          icon={x}
          label={intl.formatMessage(messages.close)}
          onClick={() => onClose({ kind: notice.kind })}
        />
      )}
    </Root>
  );
}
