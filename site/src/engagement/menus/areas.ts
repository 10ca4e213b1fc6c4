import { messages } from './Areas.messages.ts';

/**
 * The areas, in the order of the bar, the footer and the menu. A new one is a line here, and its sign a line in `area-icons.ts`. A narrow
 * bar leaves out the last ones.
 * @spec entity:enum.engagementArea
 */
export const areas = [
  { key: 'cams', label: messages.live },
  { key: 'videos', label: messages.videos },
  { key: 'feed', label: messages.feed },
  { key: 'cams.shows', label: messages.ticketShows },
  { key: 'high-on-rose', label: messages.highOnRose },
  { key: 'tv.livestream', label: messages.tv },
  { key: 'blog.overview', label: messages.magazine },
  { key: 'personal.spinwheel', label: messages.rewards },
  { key: 'vipclub', label: messages.vip },
] as const;

/** The key of an area: that of its page's route. */
export type AreaKey = (typeof areas)[number]['key'];
