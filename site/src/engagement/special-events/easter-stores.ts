import { EggHunt } from '@lounge/stores/engagement/special-events';
import { defineModule } from '../../shared/define-module.ts';
import { restorables } from '../../shared/snapshots.ts';

/** The egg hunt with the guest in it. */
export const { of: eggHuntOf, use: useEggHunt } = defineModule({
  key: 'eggHunt',
  create: ({ context }) => new EggHunt(context),
  listen: (hunt, pushSource) => hunt.listen(pushSource),
  snapshot: ({ event, data }) => restorables({ 'eggHunt/event': event, 'eggHunt/data': data }),
});
