import { VideoFlags, type VideoFlag } from '@lounge/kit/video-flags';
import { observer } from 'mobx-react-lite';
import { useApp } from '../../shared/app-context.ts';
import { VideoCard, type VideoCardProps } from './VideoCard.tsx';
import { useVideoOpinion } from './videos-stores.ts';

/** The properties that the tile's picture does not say; price, VIP, discount and bought stand there. */
const said = ['vip30', 'vxselect', 'trending', 'shared', 'original', 'classic'] as const satisfies readonly VideoFlag[];

/** Props of VideoFlagsConnected. */
interface FlagsProps extends Pick<VideoCardProps, 'item'> {
  online: boolean;
  /** The list that the video is in, which its tile does not repeat. @default none */
  list?: string | undefined;
}

/** The facts of a video below its tile and on its page. */
export const VideoFlagsConnected = observer(({ item, online, list }: FlagsProps) => {
  const { opinion } = useVideoOpinion(item);
  const flags = said.filter((flag) => flag !== list && item.types.includes(flag));
  return (
    <VideoFlags
      flags={item.camRecording ? [...flags, 'camRecording'] : flags}
      place={item.contestInfo?.place}
      online={online}
      gifted={item.guestInfo.gifted}
      liked={opinion === 'liked'}
    />
  );
});

/** A video's tile in a list, with everything that is said of the video. */
export const ListedVideoCard = observer(({ item, away, progress, list }: VideoCardProps & Pick<FlagsProps, 'list'>) => {
  const { presence } = useApp().stores;
  const online = away === true && presence.isOnline(item.model.id, item.model.isOnline);
  return (
    <VideoCard
      item={item}
      away={away}
      progress={progress}
      flags={<VideoFlagsConnected item={item} online={online} list={list} />}
    />
  );
});
