import { useId, useState, type FormEvent, type KeyboardEvent, type Ref } from 'react';
import { Button } from '../button/Button.tsx';
import { CharactersLeft } from '../form/CharactersLeft.tsx';
import { textLimit } from '../form/text-limit.ts';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { paperPlaneRightFill } from '../icons/paths/paper-plane-right-fill.ts';
import { warningCircleFill } from '../icons/paths/warning-circle-fill.ts';
import { isComposing } from '../is-composing.ts';

/** The longest comment, in characters. */
const maxLength = 1000;

interface CommentFormProps {
  /** The form's own texts. */
  words: {
    label: string;
    send: string;
    /** A sentence below the field. @default none */
    hint?: string | undefined;
    /** The button in the sentence of a failure. @default none */
    again?: string | undefined;
  };
  /** A field with a button below it, or one line with the button in it, which Enter sends. @default 'form' */
  look?: 'form' | 'line' | undefined;
  isSending: boolean | undefined;
  problem: string | undefined;
  /** The comment that arrived last, which empties the field; null before that. @default null */
  writtenId?: number | null | undefined;
  onWrite: (comment: { text: string }) => void;
  /** Called on Escape. */
  onCancel?: (() => void) | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** The field of a comment. Its words stay until the comment has arrived, so that they can be sent again. */
export function CommentForm(props: CommentFormProps) {
  const { words, look = 'form', isSending, problem, writtenId = null, onWrite, onCancel, ref } = props;
  const id = useId();
  const [text, setText] = useState('');
  const [lastWritten, setLastWritten] = useState(writtenId);
  if (lastWritten !== writtenId) {
    setLastWritten(writtenId);
    if (writtenId !== null) setText('');
  }
  const isLine = look === 'line';
  const isEmpty = text.trim() === '';
  const send = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    if (!isEmpty && !isSending) onWrite({ text });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && onCancel !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      onCancel();
    }
    if (isLine && event.key === 'Enter' && !event.shiftKey && !isComposing(event.nativeEvent)) send(event);
  };
  const field = (
    <textarea
      ref={ref}
      id={id}
      rows={isLine ? 1 : 3}
      dir="auto"
      value={text}
      placeholder={isLine ? words.label : undefined}
      aria-invalid={(isLine && problem !== undefined) || undefined}
      aria-describedby={words.hint === undefined ? undefined : `${id}-hint`}
      onKeyDown={onKeyDown}
      {...textLimit(maxLength, text, setText)}
    />
  );
  return (
    <form noValidate data-look={look} onSubmit={send}>
      <label htmlFor={id} className={isLine ? 'kit-visually-hidden' : undefined}>
        {words.label}
      </label>
      {isLine ? (
        <div data-part="field">
          {field}
          <IconButton
            type="submit"
            icon={paperPlaneRightFill}
            label={words.send}
            aria-disabled={isEmpty || isSending || undefined}
            aria-busy={isSending || undefined}
          />
        </div>
      ) : (
        field
      )}
      <CharactersLeft text={text} max={maxLength} />
      {words.hint !== undefined && (
        <span id={`${id}-hint`} data-part="hint">
          {words.hint}
        </span>
      )}
      {problem !== undefined && !isLine && <span role="alert">{problem}</span>}
      {problem !== undefined && isLine && (
        <p data-part="problem" role="alert">
          <Icon path={warningCircleFill} size={18} />
          {problem}
          {words.again !== undefined && (
            <Button type="submit" size="small" variant="text">
              {words.again}
            </Button>
          )}
        </p>
      )}
      {!isLine && (
        <Button type="submit" variant="primary" isPending={isSending} unavailable={isEmpty}>
          {words.send}
        </Button>
      )}
    </form>
  );
}
