import { formatDateTime } from '@lounge/locale';
import type { Ref } from 'react';
import { Button } from '../button/Button.tsx';
import { ConfirmQuestion, useOpened } from '../comments/ConfirmQuestion.tsx';
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
  const { isOpen: isAsking, setOpen: setAsking, button } = useOpened();
  const words = {
    ask: intl.formatMessage(messages.ask),
    confirm: intl.formatMessage(messages.deleteNow),
    keep: intl.formatMessage(messages.keep),
  };
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
      {isAsking && <ConfirmQuestion words={words} onConfirm={() => onDelete({ id })} onKeep={() => setAsking(false)} />}
    </li>
  );
}
