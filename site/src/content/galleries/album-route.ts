import { performerSlug } from '@lounge/locale';
import { pageRoute } from '../../shared/page-route.ts';
import { idIn } from '../../foundation/page/id-in.ts';
import { AlbumScreen } from './AlbumScreen.tsx';
import { messages } from './Gallery.messages.ts';
import { galleriesOf } from './galleries-stores.ts';

/** An album's page; an address with another performer's name redirects to the right one. */
export const route = pageRoute('performer.album-details', {
  screen: AlbumScreen,
  head: ({ stores }, { albumId }, intl) => {
    const album = galleriesOf(stores).open(idIn(albumId)).data.value?.album;
    const values = { title: album?.title ?? '', name: album?.actor.name ?? '' };
    return {
      title: intl.formatMessage(messages.title, values),
      description: intl.formatMessage(messages.description, values),
    };
  },
  load: ({ stores }, { params }) => galleriesOf(stores).open(idIn(params['albumId'])).loadPage(),
  ownParams: ({ stores }, { albumId }) => {
    const album = galleriesOf(stores).open(idIn(albumId)).data.value?.album;
    return album === undefined ? {} : { actorName: performerSlug(album.actor.name) };
  },
});
