import { defineMessages } from 'react-intl';

/** Texts of the top lists and of the stars. */
export const messages = {
  ...defineMessages({
    bestChats: { id: 'site.topCams.bestChats', defaultMessage: 'Best chats' },
    bestChatsText: {
      id: 'site.topCams.bestChatsText',
      defaultMessage: 'Ordered by how satisfied guests were after a chat.',
    },
    top100: { id: 'site.topCams.top100', defaultMessage: 'Top 100' },
    top100Text: { id: 'site.topCams.top100Text', defaultMessage: 'The hundred performers at the top of the house.' },
    topFavourites: { id: 'site.topCams.topFavourites', defaultMessage: 'Most pinned' },
    topFavouritesText: {
      id: 'site.topCams.topFavouritesText',
      defaultMessage: 'Ordered by how many guests pinned them.',
    },
    topVideocall: { id: 'site.topCams.topVideocall', defaultMessage: 'Top video calls' },
    topVideocallText: { id: 'site.topCams.topVideocallText', defaultMessage: 'Ordered by points of video calls.' },
    lists: { id: 'site.topCams.lists', defaultMessage: 'Top lists' },
    everybody: { id: 'site.topCams.everybody', defaultMessage: 'Everybody' },
    onlyOnline: { id: 'site.topCams.onlyOnline', defaultMessage: 'Online only' },
    nobody: { id: 'site.topCams.nobody', defaultMessage: 'Nobody of this list is online' },
    nobodyHint: {
      id: 'site.topCams.nobodyHint',
      defaultMessage: 'Look at the whole list, or come back in the evening.',
    },
    stars: { id: 'site.topCams.stars', defaultMessage: 'Video stars' },
    starsText: { id: 'site.topCams.starsText', defaultMessage: 'The performers with the most videos.' },
    noStars: { id: 'site.topCams.noStars', defaultMessage: 'No videos yet' },
  }),
  ...defineMessages<{ place: { name: string; rank: number }; placeNone: { name: string } }>({
    place: { id: 'site.topCams.place', defaultMessage: '{name} is number {rank} in the top 100.' },
    placeNone: { id: 'site.topCams.placeNone', defaultMessage: '{name} is not in the top 100 at the moment.' },
  }),
};
