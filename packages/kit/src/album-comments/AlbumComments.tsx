import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { CommentForm } from '../comments/CommentForm.tsx';
import { useCommentOutcome } from '../comments/use-comment-outcome.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { AlbumComment, type AlbumCommentContent } from './AlbumComment.tsx';
import { messages } from './AlbumComments.messages.ts';
import { albumCommentsStyles } from './AlbumComments.styles.ts';

export type { AlbumCommentContent } from './AlbumComment.tsx';

/** Props of AlbumComments. */
export interface AlbumCommentsProps extends RootProps<'section'> {
  /** The comments, newest first. */
  comments: readonly AlbumCommentContent[];
  /** The number of all comments. @default that of `comments` */
  total?: number | undefined;
  /** Why the guest may write none; null where one may be written. @default null */
  bar?: 'needLogin' | 'commented' | 'blocked' | null | undefined;
  /** Rank of the heading. @default 2 */
  level?: 2 | 3 | undefined;
  /** How the comments stand. @default 'ready' */
  state?: 'loading' | 'notLoaded' | 'ready' | undefined;
  /** Whether a comment is on its way. @default false */
  isSending?: boolean | undefined;
  /** Why the last comment was not written, or not deleted. @default none */
  problem?: string | undefined;
  /** Called with the words of a comment. */
  onWrite: (comment: { text: string }) => void;
  /** Called with the guest's own comment that is to be deleted. */
  onDelete: (choice: { id: number }) => void;
  /** Called with the comment of somebody else that the guest reports. */
  onReport: (choice: { id: number }) => void;
  /** Called when a visitor asks for the log-in. */
  onLogIn: () => void;
  /** Reads the comments again where they did not load. */
  onReload: () => void;
}

const Root = styled.section.withConfig({ componentId: 'kit-album-comments' })`
  ${albumCommentsStyles}
`;

/** The number of comments on a page. */
const pageSize = 5;
function Pages({ page, pages, onTurn }: { page: number; pages: number; onTurn: (page: number) => void }) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage(messages.title)}>
      <Button size="small" variant="outline" unavailable={page === 0} onClick={() => onTurn(page - 1)}>
        {intl.formatMessage(messages.newer)}
      </Button>
      <span aria-live="polite">{intl.formatMessage(messages.place, { page: page + 1, pages })}</span>
      <Button size="small" variant="outline" unavailable={page === pages - 1} onClick={() => onTurn(page + 1)}>
        {intl.formatMessage(messages.older)}
      </Button>
    </nav>
  );
}

/** The comments on an album, five on a page, and the field for the guest's own. @spec component:AlbumComments */
export function AlbumComments(props: AlbumCommentsProps) {
  const {
    comments,
    total = comments.length,
    bar = null,
    level = 2,
    state = 'ready',
    isSending = false,
    problem,
    ...others
  } = props;
  const { onWrite, onDelete, onReport, onLogIn, onReload, ...rest } = others;
  const intl = useIntl();
  const headingId = useId();
  const Heading = `h${level}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState(0);
  const pages = Math.max(1, Math.ceil(comments.length / pageSize));
  const page = Math.min(chosen, pages - 1);
  const { outcome, writtenId, own, ask } = useCommentOutcome(comments);
  const write: typeof onWrite = (comment) => {
    ask({ act: 'write' });
    // The newest ones are on the first page, and with them the guest's own.
    setChosen(0);
    onWrite(comment);
  };
  /** The button that was pressed goes with its comment. */
  const report: typeof onReport = (choice) => {
    heading.current?.focus();
    onReport(choice);
  };
  const erase: typeof onDelete = (choice) => {
    heading.current?.focus();
    ask({ act: 'delete', id: choice.id });
    onDelete(choice);
  };
  const words = {
    label: intl.formatMessage(messages.label),
    send: intl.formatMessage(messages.send),
    hint: intl.formatMessage(messages.once),
  };
  const isGone = bar === 'commented' && comments.length >= total && !comments.some(({ isOwn }) => isOwn);
  return (
    <Root {...rest} aria-labelledby={headingId} aria-busy={state === 'loading' || undefined}>
      <Heading data-part="heading" id={headingId} ref={heading} tabIndex={-1}>
        {intl.formatMessage(messages.title)} {total > 0 && <small>{intl.formatNumber(total)}</small>}
      </Heading>
      {state === 'loading' && <p role="status">{intl.formatMessage(messages.loading)}</p>}
      {state === 'notLoaded' && (
        <p data-part="bar" role="status">
          {intl.formatMessage(messages.notLoaded)}
          <Button size="small" variant="outline" onClick={onReload}>
            {intl.formatMessage(messages.again)}
          </Button>
        </p>
      )}
      {state === 'ready' && bar === null && (
        <CommentForm words={words} isSending={isSending} problem={problem} onWrite={write} />
      )}
      {state === 'ready' && bar !== null && (
        <p data-part="bar">
          {intl.formatMessage(messages[isGone ? (outcome === 'deleted' ? 'deleted' : 'gone') : bar])}
          {bar === 'needLogin' && (
            <Button size="small" variant="outline" onClick={onLogIn}>
              {intl.formatMessage(messages.logIn)}
            </Button>
          )}
        </p>
      )}
      {bar !== null && problem !== undefined && <p role="alert">{problem}</p>}
      {state === 'ready' && (
        <p className="kit-visually-hidden" role="status">
          {outcome !== null && intl.formatMessage(messages[outcome])}
        </p>
      )}
      {state === 'ready' && comments.length === 0 && !isGone && (
        <p data-part="empty">{intl.formatMessage(messages.empty)}</p>
      )}
      {comments.length > 0 && (
        <ol>
          {comments.slice(page * pageSize, (page + 1) * pageSize).map((comment) => (
            <AlbumComment
              key={comment.id}
              ref={comment.id === writtenId ? own : undefined}
              comment={comment}
              onDelete={erase}
              onReport={report}
            />
          ))}
        </ol>
      )}
      {pages > 1 && <Pages page={page} pages={pages} onTurn={setChosen} />}
    </Root>
  );
}
