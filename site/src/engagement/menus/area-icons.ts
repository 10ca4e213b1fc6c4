import { crownSimple, filmStrip, gift, heart, images, newspaper, play, ticket, videoCamera } from '@lounge/kit/icons';
import type { AreaKey } from './areas.ts';

/** The signs of the areas in the menu, as path data. */
export const areaIcons: Readonly<Record<AreaKey, string>> = {
  cams: videoCamera,
  videos: play,
  feed: images,
  'cams.shows': ticket,
  'high-on-rose': heart,
  'blog.overview': newspaper,
  'personal.spinwheel': gift,
  vipclub: crownSimple,
  'tv.livestream': filmStrip,
};
