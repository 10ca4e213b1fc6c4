import { FeedClip, type FeedGateContent } from '@lounge/kit/feed-clip';
import { FeedPhotos } from '@lounge/kit/feed-photos';
import { Lightbox } from '@lounge/kit/lightbox';
import { VideoPlayer } from '@lounge/kit/video-player';
import type { FeedPost, FeedPostData } from '@lounge/stores/engagement/feed';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFocusAfterUnlock } from '../../shared/use-focus-after-unlock.ts';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { usePictureOverlay } from '../../foundation/session/use-picture-overlay.ts';
import { useUnlock } from '../../foundation/vouchers/use-unlock.ts';
import { loadStream } from '../../content/videos/load-stream.ts';
import { messages } from './Feed.messages.ts';
import { MutedClip } from './MutedClip.tsx';
import type { PlayingClip } from './PlayingClip.ts';
import { soldOf } from './post-props.ts';
import { useSeenPart } from './use-seen-part.ts';

interface MediaProps {
  post: FeedPostData;
  opened: FeedPost;
  /** Whether its button to buy is the one that stands out. */
  isSolid: boolean;
  /** The clip of the page that plays. */
  playing: PlayingClip;
  /** Whether its pictures load when they come near the view. */
  isLazy: boolean;
}

/** A post is named by its title, or by its performer. */
const useTitle = ({ title, model }: FeedPostData): string => {
  const intl = useIntl();
  return title === '' ? intl.formatMessage(messages.postBy, { name: model.name }) : title;
};

/** The lock of a post's media and the step that opens it, for the kit's parts; null where nothing is locked. */
const useGate = (post: FeedPostData, opened: FeedPost, isSolid: boolean): FeedGateContent | null => {
  const unlock = useUnlock(
    { purchase: opened.purchase, rejection: opened.rejection, buy: () => opened.unlock() },
    soldOf(post),
  );
  const intl = useIntl();
  if (unlock === null || post.restriction === null) return null;
  const { state, price, balance, isPending, problem, stop, links, failed } = unlock;
  if (state === 'owned' || state === 'included') return null;
  return {
    restriction: state,
    price,
    balance,
    isPrimary: isSolid,
    isPending,
    problem: problem ?? (failed === true ? intl.formatMessage(messages.buyUnknown) : undefined),
    stopped: stop?.text,
    links,
    onBuy: () => void opened.unlock(),
  };
};

const ClipConnected = observer(({ post, opened, isSolid, playing, isLazy }: MediaProps) => {
  const intl = useIntl();
  const title = useTitle(post);
  const gate = useGate(post, opened, isSolid);
  const root = useRef<HTMLDivElement>(null);
  const [isPressed, setPressed] = useState(false);
  const [source] = post.clip?.sources ?? [];
  useSeenPart(root, post.id, { playing, isWanted: source !== undefined && !isPressed });
  if (post.clip === null) return null;
  const { poster, length, ratio } = post.clip;
  const still = `${poster.url}/w640.webp`;
  const isOn = playing.plays(post.id);
  const press = (): void => setPressed(true);
  return (
    <FeedClip
      ref={root}
      title={title}
      poster={pictureContent(poster)}
      lazy={isLazy}
      length={length}
      ratio={ratio}
      gate={gate}
      bought={post.guestState.bought}
      isPlaying={source !== undefined && (isPressed || isOn)}
      onPlay={press}
      player={
        source &&
        (isPressed ? (
          <VideoPlayer
            title={title}
            source={{ src: source.url, type: source.type }}
            duration={length}
            poster={still}
            loadStream={loadStream}
            autoPlay
          />
        ) : (
          <MutedClip
            src={source.url}
            type={source.type}
            label={intl.formatMessage(messages.withSound, { title })}
            poster={still}
            onPress={press}
          />
        ))
      }
    />
  );
});

const PhotosConnected = observer(({ post, opened, isSolid, isLazy }: MediaProps) => {
  const title = useTitle(post);
  const gate = useGate(post, opened, isSolid);
  const photos = post.photos?.photos ?? [];
  const open = photos.filter(({ isLocked }) => !isLocked);
  const [current, setCurrent] = usePictureOverlay(open.map(({ picture }) => picture));
  if (post.photos === null) return null;
  return (
    <>
      <FeedPhotos
        photos={photos.map(({ picture, isLocked }) => ({ picture: pictureContent(picture), isLocked }))}
        lazy={isLazy}
        gate={gate}
        contest={post.photos.contest}
        bought={post.guestState.bought}
        onOpen={({ index }) => {
          const at = open.findIndex((each) => each === photos[index]);
          if (at >= 0) setCurrent(at);
        }}
      />
      <Lightbox
        title={title}
        pictures={open.map(({ picture }) => pictureContent(picture))}
        current={current}
        historyEntry={false}
        onChoose={(choice) => setCurrent(choice.current)}
        onClose={() => setCurrent(null)}
      />
    </>
  );
});

/** The clip or the photos of a post, or what stands between. @spec feature:feed.view-age-locked, feature:feed.buy */
export const PostMediaConnected = observer((props: MediaProps) => {
  const { post } = props;
  const place = useRef<HTMLDivElement>(null);
  const isLocked = post.restriction !== null;
  useFocusAfterUnlock(isLocked, place);
  if (post.clip === null && post.photos === null) return null;
  return (
    <div ref={place} data-part="media" tabIndex={-1}>
      <ClipConnected {...props} />
      <PhotosConnected {...props} />
    </div>
  );
});
