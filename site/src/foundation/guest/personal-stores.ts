import { PinnedPhotos } from '@lounge/stores/content/galleries';
import { GuestCounts } from '@lounge/stores/foundation/guest';
import { Sessions } from '@lounge/stores/foundation/session';
import { defineModule } from '../../app/define-module.ts';
import { restorables } from '../../app/snapshots.ts';

/** The stores of the guest's own page. */
export const { of: personalOf, use: usePersonal } = defineModule({
  key: 'personal',
  create: ({ context, reloads }) => {
    const counts = new GuestCounts(context);
    const photos = new PinnedPhotos(context);
    const sessions = new Sessions(context, () => reloads.sessionEnded());
    /** Loads everything that the page shows. */
    const load = async (): Promise<void> => {
      await Promise.all([counts.data.load(), photos.data.load(), sessions.list.load()]);
    };
    return { counts, photos, sessions, load };
  },
  snapshot: ({ counts, photos, sessions }) =>
    restorables({ 'guest counts': counts.data, 'pinned pictures': photos.data, sessions: sessions.list }),
});
