import { PinnedPhotos } from '@lounge/stores/content/galleries';
import { Figures } from '@lounge/stores/foundation/guest';
import { Statement } from '@lounge/stores/foundation/wallet';
import type { RoomStores, Stores } from '../../app/compose.ts';

/** The stores of the guest's own page. */
export interface PersonalRoom extends RoomStores {
  readonly figures: Figures;
  readonly photos: PinnedPhotos;
  readonly statement: Statement;
  /** Reads everything that the page shows. */
  load(): Promise<void>;
}

/** The guest's own page of these stores. */
export const personalRoom = ({ room }: Stores): PersonalRoom =>
  room('personal', (caller) => {
    const [figures, photos, statement] = [new Figures(caller), new PinnedPhotos(caller), new Statement(caller)];
    return {
      figures,
      photos,
      statement,
      load: async () => {
        await Promise.all([figures.load(), photos.load(), statement.load()]);
      },
      snapshot: () => ({}),
      restore: () => undefined,
    };
  });
