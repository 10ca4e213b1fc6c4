import { FeedPost } from '@lounge/kit/feed-post';
import { pathTo, performerSlug } from '@lounge/locale';
import type { FeedMode, FeedPostData } from '@lounge/stores/engagement/feed';
import { standingIn, type Failure } from '@lounge/transport';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../shared/app-context.ts';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { messages as guestTexts } from '../../foundation/guest/Guest.messages.ts';
import { usePin } from '../../content/favourites/use-pin.ts';
import { messages } from './Feed.messages.ts';
import { useFeedPosts, useOpenedPosts } from './feed-stores.ts';
import type { PlayingClip } from './PlayingClip.ts';
import { PostCommentsConnected } from './PostCommentsConnected.tsx';
import { PostMediaConnected } from './PostMediaConnected.tsx';
import { useViewed } from './use-viewed.ts';

const Tip = lazy(async () => ({ default: (await import('./TipConnected.tsx')).TipConnected }));
const Share = lazy(async () => ({ default: (await import('./SharePost.tsx')).SharePost }));

const rejections = { gone: messages.likeGone, forbidden: messages.likeForbidden } as const;

/** Why a post was not reported. */
const notReported = (failure: Failure): MessageDescriptor => {
  const standing = standingIn(failure);
  if (standing !== null) return guestTexts[standing];
  return failure.code === 'unknown' || failure.code === 'blocked' ? messages.likeGone : messages.notArrived;
};

/** Props of PostConnected. */
export interface PostProps {
  post: FeedPostData;
  /** The kind of the feed in which it stands. */
  feed: FeedMode;
  /** The clip of the page that plays. */
  playing: PlayingClip;
  /** Whether its button to buy is the one that stands out. */
  isSolid: boolean;
  /** Whether its pictures load when they come near the view. @default true */
  isLazy?: boolean;
  /** Whether it is the post's own page, with all comments. @default false */
  isPage?: boolean;
}

/** The post as the kit shows it, with the pin as the page knows it. */
const useContent = (post: FeedPostData) => {
  const pin = usePin('actor', post.model.id, post.guestState.following);
  const { model, guestState } = post;
  return {
    pin,
    content: {
      ...post,
      model: { ...model, avatar: pictureContent(model.avatar) },
      guestState: { ...guestState, following: pin.pinned ?? false },
    },
  };
};

/** The windows over a post: that of a tip, and that of its link. */
const Windows = ({
  post,
  open,
  onClose,
}: {
  post: FeedPostData;
  open: 'tip' | 'share' | null;
  onClose: () => void;
}) => {
  const opened = useOpenedPosts().open(post.id);
  if (open === null) return null;
  return (
    <Suspense>
      {open === 'tip' ? <Tip post={opened} onClose={onClose} /> : <Share post={post} onClose={onClose} />}
    </Suspense>
  );
};

/** A post, as feeds and its own page show it. @spec screen:feed 1-3, screen:feed.post 1-4 */
export const PostConnected = observer(({ post, feed, playing, isSolid, isLazy = true, isPage = false }: PostProps) => {
  const intl = useIntl();
  const { config, paymentDialog } = useApp();
  const navigate = useNavigate();
  const posts = useFeedPosts();
  const opened = useOpenedPosts().open(post.id);
  const root = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<'tip' | 'share' | null>(null);
  const [isCommentsOpen, setCommentsOpen] = useState(false);
  const { content, pin } = useContent(post);
  const { reported } = opened;
  const { id } = post;
  const { language, guestId, now } = config;
  const onViewed = useCallback(() => void posts.view(id), [posts, id]);
  useViewed(root, onViewed, guestId !== null && !post.guestState.viewed);
  const asGuest = (act: () => void) => () => (guestId === null ? paymentDialog.open('log-in') : act());
  const postHref = pathTo('feed.post', language, { postId: id });
  const inFeed = {
    isOpen: isCommentsOpen,
    onOpenChange: (change: { isOpen: boolean }) => setCommentsOpen(change.isOpen),
    postHref,
  };
  // The start page has no comments below its posts.
  const isListed = !isPage && feed !== 'startPage';
  const rejection = posts.rejectionOf(id);
  return (
    <>
      <FeedPost
        ref={root}
        data-post={id}
        post={opened.isGone ? { ...content, status: 'removed' } : content}
        feed={feed}
        level={isPage ? 1 : 2}
        href={pathTo('performer.feed', language, { actorName: performerSlug(post.model.name) })}
        now={new Date(now).toISOString()}
        media={<PostMediaConnected post={post} opened={opened} isSolid={isSolid} playing={playing} isLazy={isLazy} />}
        comments={<PostCommentsConnected post={post} opened={opened} inFeed={isPage ? undefined : inFeed} />}
        isCommentsOpen={isListed ? isCommentsOpen : undefined}
        onFollow={() => pin.onPin({ pinned: !content.guestState.following })}
        onLike={asGuest(() => void posts.toggleLike(id))}
        onComments={isPage ? undefined : () => (isListed ? setCommentsOpen(!isCommentsOpen) : void navigate(postHref))}
        onTip={asGuest(() => setOpen('tip'))}
        onShare={() => setOpen('share')}
        onReport={asGuest(() => void opened.report())}
        isReporting={reported.state === 'loading'}
        reportProblem={reported.failure ? intl.formatMessage(notReported(reported.failure)) : undefined}
      />
      {rejection !== null && <p role="alert">{intl.formatMessage(rejections[rejection])}</p>}
      <Windows post={post} open={open} onClose={() => setOpen(null)} />
    </>
  );
});
