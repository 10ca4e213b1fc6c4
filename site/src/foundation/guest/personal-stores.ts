import { PinnedPhotos } from '@lounge/stores/content/galleries';
import { GuestCounts } from '@lounge/stores/foundation/guest';
import { Statement } from '@lounge/stores/foundation/wallet';
import type { ModuleStores, Stores } from '../../app/compose.ts';

/** The stores of the guest's own page. */
export interface PersonalStores extends ModuleStores {
  readonly counts: GuestCounts;
  readonly photos: PinnedPhotos;
  readonly statement: Statement;
  /** Reads everything that the page shows. */
  load(): Promise<void>;
}

/** The guest's own page of these stores. */
export const personalStores = ({ module }: Stores): PersonalStores =>
  module('personal', (context) => {
    const [counts, photos, statement] = [new GuestCounts(context), new PinnedPhotos(context), new Statement(context)];
    return {
      counts,
      photos,
      statement,
      load: async () => {
        await Promise.all([counts.load(), photos.load(), statement.load()]);
      },
      snapshot: () => ({}),
      restore: () => undefined,
    };
  });
