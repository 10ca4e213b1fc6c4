import type { Sale } from '../../foundation/wallet/ports.ts';
import { checkSellsTo } from '../messenger/index.ts';
import { restrictedBy } from './map-album.ts';
import { albumById } from './statements.ts';

/** Albums for sale. */
export const albumSale: Sale = {
  kind: 'album',
  find: async (id, { tx }) => {
    const row = await albumById.first(tx, { id });
    return row && { actorId: row.actorId, ...restrictedBy(row) };
  },
  checkBuyer: checkSellsTo,
};
