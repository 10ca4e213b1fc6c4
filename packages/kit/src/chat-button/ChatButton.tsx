import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { chatCircle } from '../icons/paths/chat-circle.ts';
import { door } from '../icons/paths/door.ts';
import { eye } from '../icons/paths/eye.ts';
import { giftFill } from '../icons/paths/gift-fill.ts';
import { phone } from '../icons/paths/phone.ts';
import { sparkle } from '../icons/paths/sparkle.ts';
import { ticket } from '../icons/paths/ticket.ts';
import { videoCamera } from '../icons/paths/video-camera.ts';
import { waveform } from '../icons/paths/waveform.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { PriceParts, type PriceContent } from '../price/PriceParts.tsx';
import type { RootProps } from '../root-props.ts';
import { messages } from './ChatButton.messages.ts';
import { chatButtonRules } from './chat-button-rules.ts';

/** The ways to talk; `welcomeChat` is what the documents call conversion chat. */
export type ChatKind =
  'videoChat' | 'voyeurChat' | 'toyControl' | 'ticketShow' | 'freeChat' | 'welcomeChat' | 'message' | 'voiceCall';

/** What a chat button can do now. */
export type ChatButtonState = 'available' | 'unavailable' | 'soon' | 'starting';

/** Props of ChatButton. */
export interface ChatButtonProps extends RootProps<'button'> {
  /** The way to talk; it gives label and icon. */
  kind: ChatKind;
  /** What it can do now. @default 'available' */
  state?: ChatButtonState | undefined;
  /** What it costs, usually per minute. */
  price?: PriceContent | undefined;
  /** Words beside or in place of the price, such as "Fri 21:00". */
  note?: string | undefined;
  /** A voucher that is used before coins, such as "10 min free"; it stands in place of the price. */
  voucher?: string | undefined;
  /** Why it is not possible, or when it will be; it stands in place of the price, so that the button keeps its size. */
  reason?: string | undefined;
  /** Whether it is the main one of its row. @default false */
  primary?: boolean | undefined;
  /** The guest wants to start. */
  onStart?: ((start: { kind: ChatKind; event: MouseEvent<HTMLButtonElement> }) => void) | undefined;
}

const icons: Readonly<Record<ChatKind, string>> = {
  videoChat: videoCamera,
  voyeurChat: eye,
  toyControl: waveform,
  ticketShow: ticket,
  freeChat: door,
  welcomeChat: sparkle,
  message: chatCircle,
  voiceCall: phone,
};

const Root = styled.button.withConfig({ componentId: 'kit-chat-button' })`
  ${chatButtonRules}
`;

function Terms({ state = 'available', price, note, voucher, reason }: Omit<ChatButtonProps, 'kind'>) {
  const intl = useIntl();
  const { language } = useKit();
  if (state === 'starting') return <>{reason ?? intl.formatMessage(messages.connecting)}</>;
  if (state === 'unavailable' || state === 'soon') {
    return <>{reason ?? intl.formatMessage(messages.unavailable)}</>;
  }
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

/**
 * One way to talk to a performer, with its price, a voucher, or why it is not possible. Never disabled for the keyboard, so that
 * the reason can be read.
 * @spec component:ChatButton component:VideoChatButton component:VoyeurButton component:ToyControlButton
 * @spec component:TicketShowButton component:FreeChatButton component:ConversionChatButton component:MessageButton
 * @spec component:VoiceCallButton
 */
export function ChatButton({
  kind,
  state = 'available',
  price,
  note,
  voucher,
  reason,
  primary = false,
  onStart,
  type = 'button',
  ...rest
}: ChatButtonProps) {
  const intl = useIntl();
  const able = state === 'available';
  return (
    <Root
      {...rest}
      type={type}
      data-kind={kind}
      data-state={state}
      data-primary={primary || undefined}
      aria-disabled={!able || undefined}
      aria-busy={state === 'starting' || undefined}
      onClick={(event) => (able ? onStart?.({ kind, event }) : event.preventDefault())}
    >
      {state === 'starting' ? <span data-part="turning" /> : <Icon path={icons[kind]} size={26} />}
      <span data-part="words">
        <span data-part="label">{intl.formatMessage(messages[kind])}</span>
        <span data-part="terms">
          <Terms {...{ state, price, note, voucher, reason }} />
        </span>
      </span>
    </Root>
  );
}
