import { door, mapPin, sparkle, squaresFour, star, thumbsUp } from '@lounge/kit/icons';
import { messages } from './Lists.messages.ts';

/**
 * The lists of performers, in the order of the footer and the menu. The bar has no room for them, so that they load with those. The first of
 * the top lists leads to the others by its tabs.
 */
export const performerLists = [
  { key: 'performers.new', label: messages.newPerformers, icon: sparkle },
  { key: 'performers.free-chat', label: messages.freeChat, icon: door },
  { key: 'cams.next-door', label: messages.nextDoor, icon: mapPin },
  { key: 'category.overview', label: messages.categories, icon: squaresFour },
  { key: 'top-cams.best-chats', label: messages.topLists, icon: thumbsUp },
  { key: 'videos.stars', label: messages.videoStars, icon: star },
] as const;
