import { Clash } from '@lounge/stores/engagement/clash';
import { defineModule } from '../../shared/define-module.ts';
import { openedStores } from '../../shared/opened-stores.ts';

/** The clashes that were opened. */
export const { of: clashesOf, use: useClashes } = defineModule({
  key: 'clashes',
  create: ({ context, currentTime }) =>
    openedStores(
      (id: number) => new Clash(id, context, currentTime),
      ({ data }, id) => ({ [`clash/${id}`]: data }),
    ),
  listen: (clashes, pushSource) => clashes.listen(pushSource),
  snapshot: (clashes) => clashes,
});
