import type { Sale } from '../../foundation/wallet/ports.ts';
import { checkSellsTo } from '../messenger/index.ts';
import { restrictedBy } from './map-video.ts';
import { videoById } from './statements.ts';

/** Videos for sale. */
export const videoSale: Sale = {
  kind: 'video',
  find: async (id, { tx }) => {
    const row = await videoById.first(tx, { id });
    return row && { actorId: row.actorId, ...restrictedBy(row) };
  },
  checkBuyer: checkSellsTo,
};
