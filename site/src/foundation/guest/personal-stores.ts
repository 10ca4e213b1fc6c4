import { PinnedPhotos } from '@lounge/stores/content/galleries';
import { GuestCounts } from '@lounge/stores/foundation/guest';
import { Statement } from '@lounge/stores/foundation/wallet';
import { defineModule } from '../../app/define-module.ts';

/** The stores of the guest's own page. */
export const { use: usePersonal } = defineModule({
  key: 'personal',
  create: ({ context }) => {
    const counts = new GuestCounts(context);
    const photos = new PinnedPhotos(context);
    const statement = new Statement(context);
    /** Loads everything that the page shows. */
    const load = async (): Promise<void> => {
      await Promise.all([counts.load(), photos.load(), statement.load()]);
    };
    return { counts, photos, statement, load };
  },
});
