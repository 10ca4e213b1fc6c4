import { FeedComments } from '@lounge/kit/feed-comments';
import type { FeedPost, FeedPostData } from '@lounge/stores/engagement/feed';
import { standingIn, type Failure } from '@lounge/transport';
import { observer } from 'mobx-react-lite';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { useRead } from '../../shared/use-read.ts';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { messages as guestTexts } from '../../foundation/guest/Guest.messages.ts';
import { messages } from './Feed.messages.ts';

/** Why a change was not made; null where the comments say so themselves, which are read again. */
const problemOf = (failure: Failure): MessageDescriptor | null => {
  const standing = standingIn(failure);
  if (standing !== null) return guestTexts[standing];
  const { code } = failure;
  return code === 'notPossible' || code === 'unknown' ? null : messages.notArrived;
};

/** Props of PostCommentsConnected. */
export interface PostCommentsProps {
  post: FeedPostData;
  opened: FeedPost;
  /** How they stand below a post of a feed: closed at first, with the link to the post. @default all are shown, as on the post's page */
  inFeed?: { isOpen: boolean; onOpenChange: (change: { isOpen: boolean }) => void; postHref: string } | undefined;
}

/** The comments on a post, with answers to them. Feeds have the newest, and read all as they are opened. @spec feature:feed.comment */
export const PostCommentsConnected = observer(({ post, opened, inFeed }: PostCommentsProps) => {
  const intl = useIntl();
  const { paymentDialog, config } = useApp();
  const { comments } = opened;
  const { data, change, lastAct } = comments;
  useRead(comments, inFeed?.isOpen === true);
  const all = data.value?.comments;
  const problem = change.failure && problemOf(change.failure);
  const said = problem ? intl.formatMessage(problem) : undefined;
  const bar = post.bar === 'commented' ? null : post.bar;
  return (
    <FeedComments
      {...inFeed}
      state={all !== undefined || inFeed === undefined ? 'ready' : data.state === 'failed' ? 'notLoaded' : 'loading'}
      onReload={() => void comments.load()}
      comments={(all ?? post.comments).map(({ user, ...rest }) => ({
        ...rest,
        user: { name: user.name, avatar: user.avatar && pictureContent(user.avatar) },
      }))}
      total={post.commentsTotal}
      bar={bar}
      now={new Date(config.now).toISOString()}
      isSending={change.state === 'loading' && lastAct === 'write'}
      problem={lastAct === 'write' ? said : undefined}
      notDone={lastAct === 'write' ? undefined : said}
      onWrite={({ text, repliesToCommentId }) => void comments.write(text, repliesToCommentId ?? undefined)}
      onDelete={({ id }) => void comments.delete(id)}
      onReport={({ id }) => void comments.report(id)}
      onLogIn={() => paymentDialog.open('log-in')}
      onMore={() => void comments.load()}
    />
  );
});
