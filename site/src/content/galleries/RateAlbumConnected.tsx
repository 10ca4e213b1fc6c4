import { LikeDislike } from '@lounge/kit/like-dislike';
import type { Gallery, GalleryData } from '@lounge/stores/content/galleries';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { messages } from './Gallery.messages.ts';

/**
 * The guest's rating of an album or sedcard, and how many like it; nobody reads how many do not.
 * @spec feature:albums.rate, component:LikeDislike
 * @deviates screen:performer.album-details 1 docs/decisions/0175
 * @deviates feature:albums.rate 3 docs/decisions/0175
 * @deviates component:LikeDislike 6 docs/decisions/0175
 */
export const RateAlbumConnected = observer(({ gallery, album }: { gallery: Gallery; album: GalleryData['album'] }) => {
  const intl = useIntl();
  const { config, paymentDialog } = useApp();
  const kind = album.isSedcard ? 'sedcard' : 'album';
  const needsLogIn = config.guestId === null;
  return (
    <LikeDislike
      {...gallery.ratings.shown(kind, album.id, album)}
      label={intl.formatMessage(messages.rate)}
      needsLogIn={needsLogIn}
      onRate={({ rating }) => {
        if (needsLogIn) paymentDialog.open('log-in');
        else void gallery.ratings.rate(kind, album.id, rating);
      }}
    />
  );
});
