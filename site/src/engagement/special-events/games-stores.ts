import {
  eventRead,
  eventsRead,
  lanternGardenRead,
  RewardGame,
  type EventType,
} from '@lounge/stores/engagement/special-events';
import { BonusCodes } from '@lounge/stores/foundation/vouchers';
import { defineModule, defineRead } from '../../shared/define-module.ts';
import { openedStores } from '../../shared/opened-stores.ts';
import type { Stores } from '../../shared/stores.ts';

/** The events: those that run, those to come, and those whose rewards can still be used. */
export const { of: eventsOf, use: useEvents } = defineRead('specialEvents', ({ context }) => eventsRead(context));

/** Reads the other events for the page of one that is over, which leads on to them; where they do not load, the way to their list stays. */
export const loadOthersIfOver = async ({ hasEnded }: { readonly hasEnded: boolean }, stores: Stores): Promise<void> => {
  if (hasEnded) await eventsOf(stores).load();
};

/** The event of a kind, by which an address without an id finds its game. */
export const { of: eventsByKindOf } = defineModule({
  key: 'specialEventsByKind',
  create: ({ context }) =>
    openedStores(
      (kind: EventType) => eventRead(kind, context),
      (event, kind) => ({ [`specialEvent/${kind}`]: event }),
    ),
  snapshot: (events) => events,
});

/** The game of the garden of lanterns that is the one of now. */
export const { of: lanternGardenOf } = defineRead('lanternGarden', ({ context }) => lanternGardenRead(context));

/** The games that were opened. */
export const { of: gamesOf, use: useGames } = defineModule({
  key: 'rewardGames',
  create: ({ context }) =>
    openedStores(
      (id: number) => new RewardGame(id, context),
      ({ config, rewards }, id) => ({ [`rewardGame/${id}`]: config, [`rewardGame/${id}/rewards`]: rewards }),
    ),
  listen: (games, pushSource) => games.listen(pushSource),
  snapshot: (games) => games,
});

/** The bonus code that was won in a game. */
export const { use: useWonCode } = defineModule({
  key: 'gameCode',
  create: ({ context }) => new BonusCodes(context),
});
