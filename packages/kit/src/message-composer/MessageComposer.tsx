import {
  type ChangeEvent,
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
} from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { giftFill } from '../icons/paths/gift-fill.ts';
import { image as imageIcon } from '../icons/paths/image.ts';
import { info } from '../icons/paths/info.ts';
import { paperPlaneRightFill } from '../icons/paths/paper-plane-right-fill.ts';
import type { RootProps } from '../root-props.ts';
import { Attachments, type ComposerGift, type ComposerImage } from './Attachments.tsx';
import { ComposerTerms, type MessageTerms } from './ComposerTerms.tsx';
import { messageComposerStyles } from './MessageComposer.styles.ts';
import { messageMaxLength, sendsMessage } from './composer-state.ts';
import { messages } from './MessageComposer.messages.ts';
import { isComposing } from '../is-composing.ts';
import { CharactersLeft } from '../form/CharactersLeft.tsx';
import { textLimit } from '../form/text-limit.ts';

/** Whether the guest can write, or why not. */
export type ComposerState = 'ready' | 'offline' | 'blocked' | 'locked' | 'restricted' | 'needsCoins' | 'needLogin';

/** The states in which nothing can be written. */
const closedStates: ReadonlySet<ComposerState> = new Set(['blocked', 'locked', 'restricted', 'needLogin']);

/** Props of MessageComposer. */
export interface MessageComposerProps extends RootProps<'form', 'onChange'> {
  /** The recipient's name. */
  name: string;
  /** The current text. */
  text: string;
  /** The price of writing; not shown if absent. */
  terms?: MessageTerms | undefined;
  /** The price of this message with its gifts, in hundredths. @default 0 */
  total?: number | undefined;
  /** Whether the guest can write; offline and with too few coins the text stays editable. @default 'ready' */
  state?: ComposerState | undefined;
  /** The error of the last attempt, such as a picture that is too large. */
  problem?: string | undefined;
  /** The action that resolves the state, such as a link that adds coins. */
  help?: ReactNode;
  /** The attached picture. */
  image?: ComposerImage | null | undefined;
  /** The attached gifts. */
  gifts?: readonly ComposerGift[] | undefined;
  /** Whether the gift picker is open. @default false */
  giftsOpen?: boolean | undefined;
  /** The maximum length of the text in characters. @default 2000 */
  maxLength?: number | undefined;
  /** Called when the text changes. */
  onChange?: ((change: { text: string }) => void) | undefined;
  /** Called when the guest sends the message. */
  onSend?: (() => void) | undefined;
  /** Called when the guest chooses or pastes a picture; without a handler they are not offered. */
  onImage?: ((choice: { file: File }) => void) | undefined;
  /** Called when the guest removes the picture. */
  onRemoveImage?: (() => void) | undefined;
  /** Called when the guest opens or closes the gift picker; without a handler they are not offered. */
  onGifts?: (() => void) | undefined;
  /** Called when the guest removes a gift. */
  onRemoveGift?: ((remove: { gift: ComposerGift }) => void) | undefined;
}

const Root = styled.form.withConfig({ componentId: 'kit-message-composer' })`
  ${messageComposerStyles}
`;

const imageTypes = ['image/png', 'image/jpeg', 'image/webp'];

function PictureButton({ onImage }: Pick<MessageComposerProps, 'onImage'>) {
  const field = useRef<HTMLInputElement>(null);
  const intl = useIntl();
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file !== undefined) onImage?.({ file });
    // Allows choosing the same file again after it was removed.
    currentTarget.value = '';
  };
  return (
    <>
      <IconButton icon={imageIcon} label={intl.formatMessage(messages.image)} onClick={() => field.current?.click()} />
      <input ref={field} type="file" accept={imageTypes.join()} hidden onChange={choose} />
    </>
  );
}

/** The notice of a state or an error. */
function ComposerNotice({ state, problem, help }: Pick<MessageComposerProps, 'state' | 'problem' | 'help'>) {
  const intl = useIntl();
  if (state === undefined && problem === undefined) return null;
  return (
    <div data-part="notice" role="status">
      <Icon path={info} size={18} />
      <p>{problem ?? (state && state !== 'ready' && intl.formatMessage(messages[state]))}</p>
      {help}
    </div>
  );
}

const isTouch = () => matchMedia('(pointer: coarse)').matches;

type FieldProps = Pick<MessageComposerProps, 'name' | 'text' | 'onChange' | 'onImage'> & {
  maxLength: number;
  area: RefObject<HTMLTextAreaElement | null>;
  onEnter: () => void;
};

/** The text area; a pasted picture is attached to the message. */
function Field({ name, text, maxLength, area, onChange, onImage, onEnter }: FieldProps) {
  const field = useId();
  const label = useIntl().formatMessage(messages.label, { name });
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!sendsMessage(event, { isComposing: isComposing(event.nativeEvent), isTouch: isTouch() })) return;
    event.preventDefault();
    onEnter();
  };
  const paste = (event: ClipboardEvent) => {
    const file = [...event.clipboardData.files].find(({ type }) => imageTypes.includes(type));
    // A spreadsheet copies its cells as text and as a picture of them.
    if (file === undefined || !onImage || event.clipboardData.getData('text/plain') !== '') return;
    event.preventDefault();
    onImage({ file });
  };
  return (
    <div data-part="field">
      <label className="kit-visually-hidden" htmlFor={field}>
        {label}
      </label>
      <span data-part="mirror" aria-hidden="true">{`${text}\u200b`}</span>
      <textarea
        ref={area}
        id={field}
        rows={1}
        value={text}
        placeholder={label}
        {...textLimit(maxLength, text, (changed) => onChange?.({ text: changed }))}
        onKeyDown={press}
        onPaste={paste}
      />
    </div>
  );
}

/**
 * The message form: a text area that grows with its text, a picture, gifts, the price and the send button. Enter sends and
 * Shift+Enter starts a new line; on phones only the button sends. @spec component:MessageComposer
 */
export function MessageComposer({
  name,
  text,
  terms,
  total = 0,
  state = 'ready',
  problem,
  help,
  image = null,
  gifts = [],
  giftsOpen = false,
  maxLength = messageMaxLength,
  onChange,
  onSend,
  onImage,
  onRemoveImage,
  onGifts,
  onRemoveGift,
  ...rest
}: MessageComposerProps) {
  const intl = useIntl();
  const area = useRef<HTMLTextAreaElement>(null);
  const isClosed = closedStates.has(state);
  const isEmpty = text.trim() === '' && image === null && gifts.length === 0;
  const send = () => {
    if (isEmpty || isClosed) return;
    onSend?.();
    area.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const hasNotice = state !== 'ready' || problem !== undefined;
  return (
    <Root {...rest} noValidate data-state={state} data-empty={isEmpty || undefined} onSubmit={submit}>
      {hasNotice && <ComposerNotice state={state} problem={isClosed ? undefined : problem} help={help} />}
      {!isClosed && terms && <ComposerTerms terms={terms} total={total} />}
      {!isClosed && (
        <Attachments image={image} gifts={gifts} onRemoveImage={onRemoveImage} onRemoveGift={onRemoveGift} />
      )}
      {!isClosed && (
        <div data-part="box">
          {onImage && <PictureButton onImage={onImage} />}
          <Field
            name={name}
            text={text}
            maxLength={maxLength}
            area={area}
            onChange={onChange}
            onImage={onImage}
            onEnter={send}
          />
          <CharactersLeft text={text} max={maxLength} isShort />
          {onGifts && (
            <IconButton
              icon={giftFill}
              data-part="gift"
              label={intl.formatMessage(messages.gift)}
              aria-expanded={giftsOpen}
              onClick={onGifts}
            />
          )}
          <button type="submit" data-part="send" aria-disabled={isEmpty || undefined}>
            <Icon path={paperPlaneRightFill} size={22} data-mirror="" />
            <span className="kit-visually-hidden">{intl.formatMessage(messages.send)}</span>
          </button>
        </div>
      )}
    </Root>
  );
}
