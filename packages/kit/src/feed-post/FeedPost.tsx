import { useEffect, useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { HeadingLevel } from '../heading-level.ts';
import { Icon } from '../icon/Icon.tsx';
import { chatCircle } from '../icons/paths/chat-circle.ts';
import { chatCircleFill } from '../icons/paths/chat-circle-fill.ts';
import { coins } from '../icons/paths/coins.ts';
import { coinsFill } from '../icons/paths/coins-fill.ts';
import { useOpened } from '../comments/ConfirmQuestion.tsx';
import { eyeSlash } from '../icons/paths/eye-slash.ts';
import { heart } from '../icons/paths/heart.ts';
import { heartFill } from '../icons/paths/heart-fill.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { TippingGoal } from '../tipping-goal/TippingGoal.tsx';
import type { FeedKind, FeedPostContent } from './feed-post-content.ts';
import { messages } from './FeedPost.messages.ts';
import { FeedPostHead } from './FeedPostHead.tsx';
import { feedPostStyles } from './FeedPost.styles.ts';
import { Reported } from './Reported.tsx';
import { ReportQuestion } from './ReportQuestion.tsx';

/** Props of FeedPost. */
export interface FeedPostProps extends RootProps<'article'> {
  /** The post; null while it is loading. */
  post: FeedPostContent | null;
  /** The kind of the feed. @default 'mixed' */
  feed?: FeedKind | undefined;
  /** The URL of the performer's profile; without one the name is plain text. */
  href?: string | undefined;
  /** The current time, ISO 8601, for "Today" and "Yesterday". @default day and time everywhere */
  now?: string | undefined;
  /** Its clip or pictures, a FeedClip or FeedPhotos, with what locks them. @default none */
  media?: ReactNode;
  /** Its comments, a FeedComments. @default none */
  comments?: ReactNode;
  /** Rank of the title among the headings of the page. @default 2 */
  level?: HeadingLevel | undefined;
  /** Called when the guest follows the performer or stops it; without a handler there is no button. */
  onFollow?: (() => void) | undefined;
  /** Called when the guest likes the post or takes that back. */
  onLike?: (() => void) | undefined;
  /** Called when the guest asks for the comments; without a handler their number is plain text. */
  onComments?: (() => void) | undefined;
  /** Whether `onComments` has opened them below the post, for a button that closes them again. @default it leads elsewhere */
  isCommentsOpen?: boolean | undefined;
  /** Called when the guest wants to tip; without a handler there is no button. */
  onTip?: (() => void) | undefined;
  /** Called when the guest shares the post; without a handler there is no such entry. */
  onShare?: (() => void) | undefined;
  /** Called when the guest reports the post, after the guest confirmed it; without a handler there is no such entry. */
  onReport?: (() => void) | undefined;
  /** Whether the report is on its way. @default false */
  isReporting?: boolean | undefined;
  /** Why the post was not reported. @default none */
  reportProblem?: string | undefined;
}

const Root = styled.article.withConfig({ componentId: 'kit-feed-post' })`
  ${feedPostStyles}
`;

type ActionsProps = Pick<FeedPostProps, 'onLike' | 'onComments' | 'isCommentsOpen' | 'onTip'> & {
  post: FeedPostContent;
};

function Actions({ post, onLike, onComments, isCommentsOpen, onTip }: ActionsProps) {
  const intl = useIntl();
  const { likes, views, commentsTotal, guestState } = post;
  const { liked, commented, tipped } = guestState;
  const commentsFace = (
    <>
      <Icon path={commented ? chatCircleFill : chatCircle} size={22} />
      <span aria-hidden>{intl.formatNumber(commentsTotal)}</span>
      <span className="kit-visually-hidden">
        {intl.formatMessage(messages.comments, { count: commentsTotal, own: commented ? 'yes' : 'no' })}
      </span>
    </>
  );
  return (
    <div data-part="actions">
      <button type="button" data-act="like" aria-pressed={liked} onClick={onLike}>
        <Icon path={liked ? heartFill : heart} size={22} />
        <span aria-hidden>{intl.formatNumber(likes)}</span>
        <span className="kit-visually-hidden">{intl.formatMessage(messages.like, { count: likes })}</span>
      </button>
      {onComments === undefined ? (
        <span data-act="comments">{commentsFace}</span>
      ) : (
        <button type="button" data-act="comments" aria-expanded={isCommentsOpen} onClick={onComments}>
          {commentsFace}
        </button>
      )}
      {onTip !== undefined && (
        <button type="button" data-act="tip" onClick={onTip}>
          <Icon path={tipped ? coinsFill : coins} size={22} />
          {intl.formatMessage(tipped ? messages.tipped : messages.tip)}
        </button>
      )}
      <span data-part="views">{intl.formatMessage(messages.views, { count: views })}</span>
    </div>
  );
}

/** The shape of a post on its way. */
function Loading() {
  const intl = useIntl();
  return (
    <>
      <span className="kit-visually-hidden" role="status">
        {intl.formatMessage(messages.loading)}
      </span>
      <div data-part="head-skeleton" aria-hidden>
        <span />
        <div>
          <div data-skeleton="line" />
          <div data-skeleton="small" />
        </div>
      </div>
      <div data-part="media-skeleton" aria-hidden />
      <div data-part="actions-skeleton" aria-hidden>
        <div data-skeleton="small" />
        <div data-skeleton="small" />
      </div>
    </>
  );
}

/** A post of a performer in a feed: who and when, words, media, tipping goal, what the guest can do, and comments. @spec component:FeedPost */
export function FeedPost(props: FeedPostProps) {
  const { post, feed = 'mixed', href, now, media, comments, isCommentsOpen, level, ...others } = props;
  const {
    onFollow,
    onLike,
    onComments,
    onTip,
    onShare,
    onReport,
    isReporting = false,
    reportProblem,
    ...rest
  } = others;
  const intl = useIntl();
  const id = useId();
  const { isOpen: isAsking, setOpen: setAsking, button } = useOpened<HTMLElement>();
  const [isShownAnyway, setShownAnyway] = useState(false);
  useEffect(() => {
    if (isShownAnyway) button.current?.focus();
  }, [isShownAnyway, button]);
  if (post === null) {
    return (
      <Root {...rest} aria-busy data-state="loading">
        <Loading />
      </Root>
    );
  }
  const { model, status, type, title, text, tippingGoal } = post;
  if (status !== 'published') {
    return (
      <Root {...rest} data-state={status}>
        <p data-part="gone">
          <Icon path={eyeSlash} />
          {intl.formatMessage(messages.gone, { name: model.name })}
        </p>
      </Root>
    );
  }
  const isReported = post.guestState.reported === true;
  if (isReported && !isShownAnyway) {
    return (
      <Root {...rest} data-state="reported">
        <Reported name={model.name} takesFocus={isAsking} onShow={() => setShownAnyway(true)} />
      </Root>
    );
  }
  const named =
    title === ''
      ? { 'aria-label': intl.formatMessage(messages.post, { name: model.name }) }
      : { 'aria-labelledby': id };
  const inProfile = feed === 'profile';
  const hasComments = comments !== undefined && comments !== null && feed !== 'startPage';
  return (
    <Root {...named} {...rest} data-type={type} data-feed={feed}>
      <FeedPostHead
        post={post}
        href={inProfile ? undefined : href}
        now={now}
        onFollow={inProfile ? undefined : onFollow}
        button={button}
        onShare={onShare}
        onReport={onReport && !isReported ? () => setAsking(true) : undefined}
      />
      {isAsking && onReport !== undefined && !isReported && (
        <ReportQuestion
          isPending={isReporting}
          problem={reportProblem}
          onReport={onReport}
          onKeep={() => setAsking(false)}
        />
      )}
      {title !== '' && (
        <h2 id={id} aria-level={level} dir="auto">
          {title}
        </h2>
      )}
      {text !== '' && (
        <p data-part="text" dir="auto">
          {text}
        </p>
      )}
      {type !== 'text' && (
        <div data-part="media" data-slot="">
          {media}
        </div>
      )}
      {tippingGoal !== null && (
        <div data-part="goal">
          <TippingGoal {...tippingGoal} />
        </div>
      )}
      <Actions post={post} onLike={onLike} onComments={onComments} isCommentsOpen={isCommentsOpen} onTip={onTip} />
      {hasComments && (
        <div data-part="comments" data-slot="">
          {comments}
        </div>
      )}
    </Root>
  );
}
