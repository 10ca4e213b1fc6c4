import { s } from '@lounge/protocol';
import { state } from '../../world/state.ts';
import { isoOf, nowIso } from '../../world/now-iso.ts';
import { takeTurn } from './statements.ts';

/** A guest who has given feedback today. */
export const guestGaveFeedback = state('guest {guestId} has given feedback', {
  description: 'The guest gave feedback about the site just now, and can give the next one a day later.',
  params: s.object({ guestId: s.entityId }),
  setUp: ({ guestId }, { database, clock }) =>
    database.change(async (tx) => {
      const until = isoOf(clock.now() + 86_400_000);
      await takeTurn.all(tx, { key: `guest:${guestId}`, at: nowIso({ clock }), until });
    }),
});

/** All states of this module. */
export const surveyStates = [guestGaveFeedback];
