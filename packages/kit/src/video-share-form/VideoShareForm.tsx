import { useEffect, useId, useRef, useState, type FormEvent, type Ref } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { paperPlaneRightFill } from '../icons/paths/paper-plane-right-fill.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { TextField } from '../text-field/TextField.tsx';
import { CharactersLeft } from '../form/CharactersLeft.tsx';
import { textLimit } from '../form/text-limit.ts';
import { messages } from './VideoShareForm.messages.ts';
import { videoShareFormStyles } from './VideoShareForm.styles.ts';

/**
 * How sharing stands: not sent, on its way, sent, enough for today (`timeout`), not sent after all, perhaps not sent, or the guest may send
 * nothing.
 */
export type VideoShareState = 'idle' | 'sending' | 'ok' | 'timeout' | 'failed' | 'offline' | 'restricted';

/** Props of VideoShareForm. */
export interface VideoShareFormProps extends RootProps<'div'> {
  /** The address in its field. */
  recipient: string;
  /** The words in their field. */
  message: string;
  /** The video that is shared. */
  videoId: number;
  /** The guest who shares it; null for a visitor, who is asked to log in. */
  guestId: number | null;
  /** How sharing stands. @default 'idle' */
  state?: VideoShareState | undefined;
  /** The address to which the last mail went, for `ok`. */
  sentTo?: string | undefined;
  /** The field that the last attempt found wrong. @default none */
  wrong?: 'recipient' | 'message' | undefined;
  /** Called as the guest types, with the field that changed. */
  onType: (changes: { recipient?: string; message?: string }) => void;
  /** Called with what is to be sent, only if recipient, video and guest are there. */
  onSend: (share: { recipient: string; message: string; videoId: number; guestId: number }) => void;
  /** Called when a visitor asks for the log-in. */
  onLogIn: () => void;
}

const Root = styled.div.withConfig({ componentId: 'kit-video-share-form' })`
  ${videoShareFormStyles}
`;

/** The longest message, in characters. */
const maxLength = 500;

type MessageProps = Pick<VideoShareFormProps, 'message' | 'wrong' | 'onType'> & { field: Ref<HTMLTextAreaElement> };

function Message({ message, wrong, onType, field }: MessageProps) {
  const intl = useIntl();
  const id = useId();
  const isWrong = wrong === 'message';
  return (
    <div data-part="message">
      <label htmlFor={id}>{intl.formatMessage(messages.message)}</label>
      <textarea
        ref={field}
        id={id}
        rows={3}
        dir="auto"
        value={message}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-about`}
        {...textLimit(maxLength, message, (written) => onType({ message: written }))}
      />
      <CharactersLeft text={message} max={maxLength} />
      {isWrong ? (
        <span id={`${id}-about`} role="alert">
          {intl.formatMessage(messages.withLink)}
        </span>
      ) : (
        <small id={`${id}-about`}>{intl.formatMessage(messages.noLinks)}</small>
      )}
    </div>
  );
}

function Outcome({ state, sentTo }: { state: VideoShareState; sentTo: string }) {
  const intl = useIntl();
  const isSent = state === 'ok';
  const isProblem = !isSent && state !== 'idle' && state !== 'sending';
  return (
    <>
      {isProblem && (
        <p data-part="outcome" role="alert">
          {intl.formatMessage(messages[state])}
        </p>
      )}
      <p data-part="outcome" role="status" hidden={!isSent}>
        {isSent && intl.formatMessage(messages.sent, { recipient: sentTo })}
      </p>
    </>
  );
}

/**
 * Shares a video by e-mail: an address, the guest's words, and what became of it. What was typed stays until it was sent.
 * @spec component:VideoShareForm
 */
export function VideoShareForm(props: VideoShareFormProps) {
  const {
    recipient,
    message,
    videoId,
    guestId,
    state = 'idle',
    sentTo = '',
    wrong,
    onType,
    onSend,
    onLogIn,
    ...rest
  } = props;
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const [isMissed, setMissed] = useState(false);
  const [sends, setSends] = useState(0);
  const rejected = sends > 0 && state !== 'sending' ? wrong : undefined;
  useEffect(() => {
    // The answer comes after the press, each time: the field that is to be changed is next.
    if (rejected === 'recipient') field.current?.focus();
    else if (rejected === 'message') words.current?.focus();
  }, [rejected, sends]);
  if (guestId === null) {
    return (
      <Root {...rest} data-state="incomplete">
        <p data-part="log-in">
          {intl.formatMessage(messages.needLogin)}
          <Button size="small" variant="outline" onClick={onLogIn}>
            {intl.formatMessage(messages.logIn)}
          </Button>
        </p>
      </Root>
    );
  }
  const isEmpty = recipient.trim() === '';
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setMissed(isEmpty);
    setSends(sends + 1);
    if (isEmpty) field.current?.focus();
    else if (state !== 'sending') onSend({ recipient, message, videoId, guestId });
  };
  const error = isEmpty && isMissed ? messages.noRecipient : wrong === 'recipient' ? messages.noAddress : undefined;
  return (
    <Root {...rest} data-state={isEmpty && state === 'idle' ? 'incomplete' : state}>
      <form noValidate aria-label={intl.formatMessage(messages.label)} onSubmit={send}>
        <TextField
          label={intl.formatMessage(messages.recipient)}
          hint={intl.formatMessage(messages.hint)}
          error={error && intl.formatMessage(error)}
          input={{
            ref: field,
            type: 'email',
            autoComplete: 'off',
            maxLength: 254,
            required: true,
            value: recipient,
            onChange: ({ target }) => onType({ recipient: target.value }),
          }}
        />
        {sends > 0 && error !== undefined && (
          <span key={sends} className="kit-visually-hidden" role="alert">
            {intl.formatMessage(error)}
          </span>
        )}
        <Message message={message} wrong={wrong} onType={onType} field={words} />
        <Outcome state={state} sentTo={sentTo} />
        <Button
          type="submit"
          variant="primary"
          icon={paperPlaneRightFill}
          isPending={state === 'sending'}
          unavailable={state === 'restricted'}
        >
          {intl.formatMessage(state === 'offline' || state === 'failed' ? messages.again : messages.send)}
        </Button>
      </form>
    </Root>
  );
}
