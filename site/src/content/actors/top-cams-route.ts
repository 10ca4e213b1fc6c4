import type { TopCamsType } from '@lounge/stores/content/actors';
import { createElement } from 'react';
import type { RouteKey } from '@lounge/locale';
import { pageRoute } from '../../shared/page-route.ts';
import { isOnlineOnly } from './online-only.ts';
import { messages } from './TopCams.messages.ts';
import { topCamsOf, videoStarsOf } from './top-cams-stores.ts';
import { TopCamsScreen } from './TopCamsScreen.tsx';
import { VideoStarsScreen } from './VideoStarsScreen.tsx';

const routeOf = (key: RouteKey, type: TopCamsType) =>
  pageRoute(key, {
    screen: () => createElement(TopCamsScreen, { type }),
    isList: true,
    head: { title: messages[type], description: messages[`${type}Text`] },
    load: async ({ stores }, { search }) => {
      await topCamsOf(stores).open(type, isOnlineOnly(search)).load();
    },
  });

/** The top lists, and the performers with the most videos. */
export const topRoutes = {
  'top-cams.best-chats': routeOf('top-cams.best-chats', 'bestChats'),
  'top-cams.top-100': routeOf('top-cams.top-100', 'top100'),
  'top-cams.top-favourites': routeOf('top-cams.top-favourites', 'topFavourites'),
  'top-cams.top-videocall': routeOf('top-cams.top-videocall', 'topVideocall'),
  'videos.stars': pageRoute('videos.stars', {
    screen: VideoStarsScreen,
    isList: true,
    head: { title: messages.stars, description: messages.starsText },
    load: async ({ stores }) => {
      await videoStarsOf(stores).load();
    },
  }),
};
