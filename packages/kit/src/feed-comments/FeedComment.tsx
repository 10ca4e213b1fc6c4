import { calendarDay, formatDateTime, formatTime } from '@lounge/locale';
import { useState, type Ref } from 'react';
import { AvatarImage } from '../avatar-image/AvatarImage.tsx';
import { Button } from '../button/Button.tsx';
import { CoinMark } from '../coin-mark/CoinMark.tsx';
import { CommentForm } from '../comments/CommentForm.tsx';
import { ConfirmQuestion, useOpened } from '../comments/ConfirmQuestion.tsx';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { FeedCommentContent } from './feed-comment-content.ts';
import { messages } from './FeedComments.messages.ts';

/** The guest’s actions on comments. */
export interface CommentActions {
  /** Whether the guest may answer. */
  canReply: boolean;
  isSending: boolean;
  /** The comment whose answer was sent last, with how that ended. */
  last: { id: number | null; problem: string | undefined; writtenId: number | null };
  onReply: (comment: { text: string; id: number }) => void;
  onDelete: (choice: { id: number }) => void;
  onReport: (choice: { id: number }) => void;
}

interface FeedCommentProps {
  comment: FeedCommentContent;
  /** Whom it answers; null for nobody, and for one whose name is not known. */
  to: string | null;
  now: string | undefined;
  /** The guest’s actions on it; null where it is only read, as under a post of a feed. */
  actions: CommentActions | null;
  ref?: Ref<HTMLLIElement> | undefined;
}

/** Focuses a field as it appears. */
const focusField = (field: HTMLTextAreaElement | null): void => field?.focus();

/** How deep a comment stands: an answer to an answer no deeper than two. */
const depthOf = ({ parentId, isReplyToReply }: FeedCommentContent): 0 | 1 | 2 =>
  parentId === null ? 0 : isReplyToReply ? 2 : 1;

/** Who wrote it and when, with the marks of the performer and of a tip. */
function Head({ comment, to, now }: Pick<FeedCommentProps, 'comment' | 'to' | 'now'>) {
  const intl = useIntl();
  const { language, timeZone } = useKit();
  const { user, created, isCreator, tipped } = comment;
  const isToday = now !== undefined && calendarDay(created, timeZone) === calendarDay(now, timeZone);
  const when = isToday ? formatTime(created, timeZone) : formatDateTime(created, language, timeZone);
  return (
    <div data-part="head">
      <b dir="auto">{user.name ?? intl.formatMessage(messages.nameless)}</b>
      {isCreator && <span data-part="mark">{intl.formatMessage(messages.creator)}</span>}
      {tipped !== false && tipped !== 0 && (
        <span data-part="mark" data-kind="tip">
          <CoinMark />
          {tipped === true
            ? intl.formatMessage(messages.tipped)
            : intl.formatMessage(messages.tippedCoins, { count: tipped })}
        </span>
      )}
      <time dateTime={created}>{when}</time>
      {to !== null && (
        <span data-part="to" className={comment.isReplyToReply ? undefined : 'kit-visually-hidden'}>
          {intl.formatMessage(messages.to, { name: to })}
        </span>
      )}
    </div>
  );
}

/** The buttons below a comment, and what they open. */
function Acts({ comment, actions }: { comment: FeedCommentContent; actions: CommentActions }) {
  const intl = useIntl();
  const { id, isOwn } = comment;
  const { canReply, isSending, last, onReply, onDelete, onReport } = actions;
  const { isOpen: isAsking, setOpen: setAsking, button: askButton } = useOpened();
  const { isOpen: isReplying, setOpen: setReplying, button: replyButton } = useOpened();
  const name = comment.user.name ?? intl.formatMessage(messages.nameless);
  const isLast = last.id === id;
  const answer = isLast ? last.writtenId : null;
  const [lastAnswer, setLastAnswer] = useState(answer);
  if (lastAnswer !== answer) {
    setLastAnswer(answer);
    if (answer !== null) setReplying(false);
  }
  return (
    <>
      {!isAsking && (
        <div data-part="acts">
          {canReply && (
            <Button
              ref={replyButton}
              size="small"
              variant="text"
              aria-expanded={isReplying}
              aria-label={intl.formatMessage(messages.replyTo, { name })}
              onClick={() => setReplying(!isReplying)}
            >
              {intl.formatMessage(messages.reply)}
            </Button>
          )}
          <Button
            ref={askButton}
            size="small"
            variant="text"
            onClick={() => (isOwn ? setAsking(true) : onReport({ id }))}
          >
            {intl.formatMessage(isOwn ? messages.delete : messages.report)}
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmQuestion
          words={{
            ask: intl.formatMessage(messages.ask),
            confirm: intl.formatMessage(messages.deleteNow),
            keep: intl.formatMessage(messages.keep),
          }}
          onConfirm={() => onDelete({ id })}
          onKeep={() => setAsking(false)}
        />
      )}
      {canReply && isReplying && (
        <CommentForm
          ref={focusField}
          look="line"
          words={{
            label: intl.formatMessage(messages.replyTo, { name }),
            send: intl.formatMessage(messages.send),
            again: intl.formatMessage(messages.again),
          }}
          isSending={isSending && isLast}
          problem={isLast ? last.problem : undefined}
          onWrite={({ text: words }) => onReply({ text: words, id })}
          onCancel={() => setReplying(false)}
        />
      )}
    </>
  );
}

/** A comment at its depth, with what the guest can do about it. */
export function FeedComment({ comment, to, now, actions, ref }: FeedCommentProps) {
  const intl = useIntl();
  const { user, isDeleted, isReported = false } = comment;
  if (isDeleted || isReported) {
    return (
      <li ref={ref} tabIndex={-1} data-depth={depthOf(comment)} data-gone="">
        <p>{intl.formatMessage(isDeleted ? messages.isDeleted : messages.isReported)}</p>
      </li>
    );
  }
  return (
    <li ref={ref} tabIndex={-1} data-depth={actions === null ? 0 : depthOf(comment)}>
      <AvatarImage name={user.name ?? intl.formatMessage(messages.nameless)} picture={user.avatar} />
      <div data-part="comment">
        <Head comment={comment} to={to} now={now} />
        <p data-part="text" dir="auto">
          {comment.text}
        </p>
        {actions !== null && <Acts comment={comment} actions={actions} />}
      </div>
    </li>
  );
}
