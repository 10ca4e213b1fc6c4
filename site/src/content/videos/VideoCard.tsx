import { VideoTile } from '@lounge/kit/video-tile';
import type { BadgeContent } from '@lounge/kit/badge';
import { pathTo, performerSlug } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { video } from '@lounge/protocol/content/videos';
import type { ReactNode } from 'react';
import { useApp } from '../../shared/app-context.ts';
import { pictureContent } from '../../foundation/page/picture-content.ts';

type VideoData = Infer<typeof video>;

const discountOf = ({ price, basePrice }: VideoData): number | null =>
  price === null || basePrice === null || basePrice.value <= price.value
    ? null
    : Math.round((1 - price.value / basePrice.value) * 100);

/** The badges of a video: VIP, its discount, new. What costs this guest nothing has no discount. */
export const badgesOf = (item: VideoData): BadgeContent[] => {
  const { bought, flatrate } = item.guestInfo;
  const percent = bought || flatrate ? null : discountOf(item);
  return [
    ...(item.vip ? [{ kind: 'vip' as const }] : []),
    ...(percent === null ? [] : [{ kind: 'discount' as const, percent }]),
    ...(item.new ? [{ kind: 'new' as const }] : []),
  ];
};

/** Props of VideoCard. */
export interface VideoCardProps {
  item: VideoData;
  /** Whether the tile is outside its performer's page and so shows the performer's name. @default false */
  away?: boolean | undefined;
  /** The guest's progress in the video, 0 to 1. @default none */
  progress?: number | undefined;
  /** Further facts below the tile. @default none */
  flags?: ReactNode;
}

/** A video's tile, which links to the video's page. */
export const VideoCard = ({ item, away = false, progress, flags }: VideoCardProps) => {
  const { language } = useApp().config;
  const actorName = performerSlug(item.model.name);
  return (
    <VideoTile
      data-video={item.id}
      title={item.title}
      href={pathTo('performer.video-details', language, { actorName, videoId: item.id })}
      picture={pictureContent(item.preview)}
      duration={item.duration}
      owner={away ? item.model.name : undefined}
      likes={item.rating.likes}
      price={{ amount: item.price?.value ?? 0, was: item.basePrice?.value }}
      withVip={item.guestInfo.flatrate}
      bought={item.guestInfo.bought}
      progress={progress}
      flags={flags}
      badges={badgesOf(item)}
    />
  );
};
