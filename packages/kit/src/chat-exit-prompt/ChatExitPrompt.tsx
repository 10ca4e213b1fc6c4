import { formatMoney } from '@lounge/locale';
import { useId, useLayoutEffect, useRef } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { clock } from '../video-tile/clock.ts';
import { CoinMark } from '../coin-mark/CoinMark.tsx';
import { useKit } from '../kit-provider/kit-context.ts';
import { Picture } from '../picture/Picture.tsx';
import type { PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { useModal } from '../modal/use-modal.ts';
import { messages } from './ChatExitPrompt.messages.ts';
import { chatExitPromptStyles } from './ChatExitPrompt.styles.ts';

/** Props of ChatExitPrompt. */
export interface ChatExitPromptProps extends RootProps<'dialog', 'open' | 'onClose'> {
  /** Whether it asks. Chats for which `asksBeforeExit` is false end without. */
  asking: boolean;
  /** The performer. */
  performer: { name: string; portrait: PictureContent };
  /** The seconds together; they go on while it asks. */
  seconds: number;
  /** The coins spent, in hundredths. @default not shown */
  spent?: number | undefined;
  /** Whether the chat is ending. @default false */
  isLeaving?: boolean | undefined;
  /** Called when the guest stays: by the button or Escape. */
  onStay: () => void;
  /** Called when the guest ends the chat. */
  onLeave: () => void;
}

const Root = styled.dialog.withConfig({ componentId: 'kit-chat-exit-prompt' })`
  ${chatExitPromptStyles}
`;

function OpenPrompt({
  performer,
  seconds,
  spent,
  isLeaving,
  onStay,
  onLeave,
  ref,
  ...rest
}: Omit<ChatExitPromptProps, 'asking'>) {
  const intl = useIntl();
  const { language } = useKit();
  const heading = useId();
  const dialog = useModal(ref, () => !isLeaving && onStay());
  const stay = useRef<HTMLButtonElement>(null);
  // Opening marks the first button, which ends the chat.
  useLayoutEffect(() => stay.current?.focus(), []);
  return (
    <Root {...rest} ref={dialog} aria-labelledby={heading} data-state={isLeaving ? 'leaving' : 'asking'}>
      <Picture {...performer.portrait} alt="" data-part="portrait" width={72} height={88} widths={[160]} sizes="72px" />
      <h2 id={heading}>{intl.formatMessage(messages.title, { name: performer.name })}</h2>
      <dl data-part="facts">
        <div>
          <dt>{intl.formatMessage(messages.together)}</dt>
          <dd>{clock(seconds)}</dd>
        </div>
        {spent !== undefined && (
          <div>
            <dt>{intl.formatMessage(messages.spent)}</dt>
            <dd>
              <CoinMark />
              {formatMoney({ amount: spent, currency: 'VXC' }, language)}
            </dd>
          </div>
        )}
      </dl>
      <p data-part="note" role="status">
        {intl.formatMessage(isLeaving ? messages.leaving : messages.runs)}
      </p>
      <div data-part="choices">
        <Button size="large" variant="primary" isPending={isLeaving === true} onClick={onLeave}>
          {intl.formatMessage(messages.leave)}
        </Button>
        <Button ref={stay} size="large" variant="outline" unavailable={isLeaving === true} onClick={onStay}>
          {intl.formatMessage(messages.stay)}
        </Button>
      </div>
    </Root>
  );
}

/**
 * Asks before a chat ends: stay or leave, with who it is and how long it took. Leaving comes first and costs nothing; Escape
 * stays, as does Enter at first, and the focus returns.
 * @spec component:ChatExitPrompt screen:overlay.chat-exit-prompt
 */
export function ChatExitPrompt({ asking, ...rest }: ChatExitPromptProps) {
  return asking ? <OpenPrompt {...rest} /> : null;
}
