import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { AvatarImage } from '../avatar-image/AvatarImage.tsx';
import { Button } from '../button/Button.tsx';
import { CommentForm } from '../comments/CommentForm.tsx';
import { useCommentOutcome } from '../comments/use-comment-outcome.ts';
import { Icon } from '../icon/Icon.tsx';
import { chatCircleSlash } from '../icons/paths/chat-circle-slash.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import type { FeedCommentContent } from './feed-comment-content.ts';
import { FeedComment, type CommentActions } from './FeedComment.tsx';
import { messages } from './FeedComments.messages.ts';
import { feedCommentsStyles } from './FeedComments.styles.ts';

/** Props of FeedComments. */
export interface FeedCommentsProps extends RootProps<'div'> {
  /** The comments, oldest thread first, each before its answers. */
  comments: readonly FeedCommentContent[];
  /** The number of all comments, also of those that are not in `comments`. @default that of `comments` */
  total?: number | undefined;
  /** Why the guest may write none; null where they may be written. @default null */
  bar?: 'needLogin' | 'blocked' | null | undefined;
  /** Why the guest is blocked, in the guest's language. @default a sentence without a reason */
  blockedText?: string | undefined;
  /** The address of the page that explains the block. @default none */
  whyHref?: string | undefined;
  /** The guest, for the picture beside the field. @default none */
  guest?: FeedCommentContent['user'] | undefined;
  /** The current time, ISO 8601: comments of the same day have a time only. @default day and time everywhere */
  now?: string | undefined;
  /** Whether a comment is on its way. @default false */
  isSending?: boolean | undefined;
  /** Why the last comment was not sent; its words stay in the field. @default none */
  problem?: string | undefined;
  /** Why the last comment was not deleted, or not reported. @default none */
  notDone?: string | undefined;
  /** Called with the words of a comment, and the comment that it answers; null for none. */
  onWrite: (comment: { text: string; repliesToCommentId: number | null }) => void;
  /** Called with the guest's own comment that is to be deleted, after the guest confirmed it. */
  onDelete: (choice: { id: number }) => void;
  /** Called with the comment of somebody else that the guest reports. */
  onReport: (choice: { id: number }) => void;
  /** Called when a visitor asks for the log-in. */
  onLogIn: () => void;
  /** Whether all is shown; otherwise the newest two, to read. @default true */
  isOpen?: boolean | undefined;
  /** Called when the guest opens or closes the comments; without a handler there is no such button. */
  onOpenChange?: ((change: { isOpen: boolean }) => void) | undefined;
  /** The URL of the post's page, for a link beside that button. @default none */
  postHref?: string | undefined;
  /** How all comments stand once they are opened. @default 'ready' */
  state?: 'loading' | 'notLoaded' | 'ready' | undefined;
  /** Called when the guest asks again for comments that did not load. */
  onReload?: (() => void) | undefined;
  /** Called when the guest asks for comments that are not in `comments`. */
  onMore?: (() => void) | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-feed-comments' })`
  ${feedCommentsStyles}
`;

/** The number of comments that are shown at first. */
const shownAtFirst = 5;

type BarProps = Pick<FeedCommentsProps, 'bar' | 'blockedText' | 'whyHref' | 'onLogIn'>;

function Bar({ bar, blockedText, whyHref, onLogIn }: BarProps) {
  const intl = useIntl();
  const { Link } = useKit();
  if (bar === 'needLogin') {
    return (
      <p data-part="bar">
        <span>{intl.formatMessage(messages.needLogin)}</span>
        <Button size="small" variant="outline" onClick={onLogIn}>
          {intl.formatMessage(messages.logIn)}
        </Button>
      </p>
    );
  }
  return (
    <p data-part="bar">
      <Icon path={chatCircleSlash} />
      <span>{blockedText ?? intl.formatMessage(messages.blocked)}</span>
      {whyHref !== undefined && <Link href={whyHref}>{intl.formatMessage(messages.why)}</Link>}
    </p>
  );
}

/** The number of comments that stand below a post of a feed. */
const shownInFeed = 2;

type OpenerProps = Pick<FeedCommentsProps, 'onOpenChange' | 'postHref'> & { isOpen: boolean; total: number };

/** The button that opens and closes the comments below a post of a feed, with the link to its page. */
function Opener({ isOpen, total, onOpenChange, postHref }: OpenerProps) {
  const intl = useIntl();
  const { Link } = useKit();
  const label = total > 0 ? intl.formatMessage(messages.all, { count: total }) : intl.formatMessage(messages.write);
  return (
    <p data-part="opener">
      <Button size="small" variant="text" aria-expanded={isOpen} onClick={() => onOpenChange?.({ isOpen: !isOpen })}>
        {isOpen ? intl.formatMessage(messages.hide) : label}
      </Button>
      {postHref !== undefined && <Link href={postHref}>{intl.formatMessage(messages.openPost)}</Link>}
    </p>
  );
}

/** That all comments are on their way, or did not come. */
function Loading({ state, onReload }: Pick<FeedCommentsProps, 'state' | 'onReload'>) {
  const intl = useIntl();
  if (state === 'notLoaded')
    return (
      <p data-part="bar" role="alert">
        <span>{intl.formatMessage(messages.notLoaded)}</span>
        <Button size="small" variant="outline" onClick={onReload}>
          {intl.formatMessage(messages.reload)}
        </Button>
      </p>
    );
  return (
    <p data-part="loading" role="status">
      {intl.formatMessage(messages.loading)}
    </p>
  );
}

/** Deleted comments without an answer after them have no place to keep. */
const visibleOf = (comments: readonly FeedCommentContent[]) =>
  comments.filter(({ id, isDeleted }) => !isDeleted || comments.some(({ parentId }) => parentId === id));

/** The newest comments that are there, the oldest of them first. */
const newestOf = (comments: readonly FeedCommentContent[]) =>
  comments
    .filter(({ isDeleted, isReported }) => !isDeleted && isReported !== true)
    .toSorted((one, other) => Date.parse(one.created) - Date.parse(other.created) || one.id - other.id)
    .slice(-shownInFeed);

type WriteProps = Pick<FeedCommentsProps, 'guest' | 'isSending' | 'problem'> & {
  writtenId: number | null;
  onWrite: (comment: { text: string }) => void;
};

/** The field for the guest's own comment. */
function Write({ guest, isSending, problem, writtenId, onWrite }: WriteProps) {
  const intl = useIntl();
  const words = {
    label: intl.formatMessage(messages.label),
    send: intl.formatMessage(messages.send),
    again: intl.formatMessage(messages.again),
  };
  return (
    <div data-part="write">
      {guest !== undefined && <AvatarImage name={guest.name ?? ''} picture={guest.avatar} />}
      <CommentForm
        look="line"
        words={words}
        isSending={isSending}
        problem={problem}
        writtenId={writtenId}
        onWrite={onWrite}
      />
    </div>
  );
}

/** The comments on a post with answers to them, and the field for the guest's own. @spec component:FeedComments */
export function FeedComments(props: FeedCommentsProps) {
  const { comments, total = comments.length, bar = null, blockedText, whyHref, guest, now, ...others } = props;
  const { isSending = false, problem, notDone, onWrite, onDelete, onReport, onLogIn, onMore, ...further } = others;
  const { isOpen = true, onOpenChange, postHref, state = 'ready', onReload, ...rest } = further;
  const intl = useIntl();
  const [isWhole, setWhole] = useState(false);
  const [answered, setAnswered] = useState<number | null>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const next = useRef<HTMLLIElement>(null);
  const { outcome, writtenId, own, ask } = useCommentOutcome(comments);
  const visible = isOpen ? visibleOf(comments) : newestOf(comments);
  const shown = isWhole || writtenId !== null ? visible : visible.slice(0, shownAtFirst);
  const left = Math.max(0, total - (comments.length - (visible.length - shown.length)));
  const wasWhole = useRef(false);
  useEffect(() => {
    if (isWhole && !wasWhole.current) next.current?.focus();
    wasWhole.current = isWhole;
  }, [isWhole]);
  const write = (text: string, id: number | null): void => {
    ask({ act: 'write' });
    setAnswered(id);
    onWrite({ text, repliesToCommentId: id });
  };
  const actions: CommentActions = {
    canReply: bar === null,
    isSending,
    last: { id: answered, problem, writtenId },
    onReply: ({ text, id }) => write(text, id),
    // The button that was pressed goes with its comment.
    onDelete: (choice) => {
      said.current?.focus();
      ask({ act: 'delete', id: choice.id });
      onDelete(choice);
    },
    onReport: (choice) => {
      said.current?.focus();
      onReport(choice);
    },
  };
  const nameOf = (id: number | null): string | null => comments.find((one) => one.id === id)?.user.name ?? null;
  const more = (): void => {
    setWhole(true);
    if (comments.length < total) onMore?.();
  };
  return (
    <Root role="group" aria-label={intl.formatMessage(messages.title)} data-open={isOpen} {...rest}>
      {onOpenChange !== undefined && (
        <Opener
          isOpen={isOpen}
          total={total}
          postHref={postHref}
          onOpenChange={(change) => {
            setWhole(false);
            onOpenChange(change);
          }}
        />
      )}
      <p ref={said} className="kit-visually-hidden" role="status" tabIndex={-1}>
        {outcome !== null && intl.formatMessage(messages[outcome])}
      </p>
      {isOpen && state !== 'ready' && <Loading state={state} onReload={onReload} />}
      {isOpen && notDone !== undefined && (
        <p data-part="not-done" role="alert">
          {notDone}
        </p>
      )}
      {isOpen && total === 0 && visible.length === 0 && <p data-part="empty">{intl.formatMessage(messages.empty)}</p>}
      {visible.length > 0 && (
        <ol>
          {shown.map((comment, at) => (
            <FeedComment
              key={comment.id}
              ref={comment.id === writtenId ? own : at === shownAtFirst ? next : undefined}
              comment={comment}
              to={nameOf(comment.parentId)}
              now={now}
              actions={isOpen ? actions : null}
            />
          ))}
        </ol>
      )}
      {isOpen && state === 'ready' && left > 0 && (
        <Button size="small" variant="text" data-part="more" onClick={more}>
          {intl.formatMessage(messages.more, { count: left })}
        </Button>
      )}
      {isOpen && bar === null && (
        <Write
          guest={guest}
          isSending={isSending && answered === null}
          problem={answered === null ? problem : undefined}
          writtenId={answered === null ? writtenId : null}
          onWrite={({ text }) => write(text, null)}
        />
      )}
      {isOpen && bar !== null && <Bar bar={bar} blockedText={blockedText} whyHref={whyHref} onLogIn={onLogIn} />}
    </Root>
  );
}
