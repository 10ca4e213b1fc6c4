import { formatDateTime } from '@lounge/locale';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { Button } from '../button/Button.tsx';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { messages } from './AlbumComments.messages.ts';

/** A comment on an album. */
export interface AlbumCommentContent {
  /** Its id, unique within the album. */
  id: number;
  /** The name of the guest who wrote it; null for one without. */
  name: string | null;
  /** Its words, which can run in either direction. */
  text: string;
  /** When it was written, in ISO 8601. */
  at: string;
  /** Whether the guest wrote it. */
  isOwn: boolean;
}

/** Asks whether the comment is to be deleted. What keeps it takes the focus, with which the question is read. */
function Question({ onDelete, onKeep }: { onDelete: () => void; onKeep: () => void }) {
  const intl = useIntl();
  const id = useId();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const byKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    onKeep();
  };
  return (
    <div data-part="question" role="group" aria-labelledby={id}>
      <span id={id}>{intl.formatMessage(messages.ask)}</span>
      <Button size="small" variant="outline" onClick={onDelete} onKeyDown={byKey}>
        {intl.formatMessage(messages.deleteNow)}
      </Button>
      <Button ref={keep} size="small" variant="text" onClick={onKeep} onKeyDown={byKey}>
        {intl.formatMessage(messages.keep)}
      </Button>
    </div>
  );
}

/** Props of AlbumComment. */
interface AlbumCommentProps {
  comment: AlbumCommentContent;
  ref?: Ref<HTMLLIElement> | undefined;
  onDelete: (choice: { id: number }) => void;
  onReport: (choice: { id: number }) => void;
}

/** A comment with what the guest can do about it: delete the own one, which asks first, or report another. */
export function AlbumComment({ comment: { id, name, text, at, isOwn }, ref, onDelete, onReport }: AlbumCommentProps) {
  const intl = useIntl();
  const { language } = useKit();
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) button.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  return (
    <li ref={ref} tabIndex={isOwn ? -1 : undefined}>
      <header>
        <span data-part="who">
          <b dir="auto">{name ?? intl.formatMessage(messages.nameless)}</b>
          <time dateTime={at}>{formatDateTime(at, language, intl.timeZone)}</time>
        </span>
        {!isAsking && (
          <Button ref={button} size="small" variant="text" onClick={() => (isOwn ? setAsking(true) : onReport({ id }))}>
            {intl.formatMessage(isOwn ? messages.delete : messages.report)}
          </Button>
        )}
      </header>
      <p data-part="text" dir="auto">
        {text}
      </p>
      {isAsking && <Question onDelete={() => onDelete({ id })} onKeep={() => setAsking(false)} />}
    </li>
  );
}
