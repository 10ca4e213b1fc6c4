import { Sessions } from '@lounge/stores/foundation/session';
import { defineModule } from '../../shared/define-module.ts';
import { restorables } from '../../shared/snapshots.ts';

/** Where the guest is logged in, for the guest's own page. */
export const { of: sessionsOf, use: useSessions } = defineModule({
  key: 'sessions',
  create: ({ context, reloads }) => new Sessions(context, () => reloads.sessionEnded()),
  snapshot: ({ list }) => restorables({ sessions: list }),
});
