import { pathTo } from '@lounge/locale';
import type { EventType } from '@lounge/stores/engagement/special-events';
import type { Result } from '@lounge/transport';
import { redirect } from 'react-router-dom';
import { idIn } from '../../foundation/page/id-in.ts';
import { pageRoute } from '../../shared/page-route.ts';
import type { Stores } from '../../shared/stores.ts';
import { EventsScreen } from './EventsScreen.tsx';
import { messages } from './Games.messages.ts';
import { GameScreen } from './GameScreen.tsx';
import { eventsByKindOf, eventsOf, gamesOf, lanternGardenOf, loadOthersIfOver } from './games-stores.ts';
import { loadMechanic } from './mechanics.ts';

const eventsRoute = pageRoute('magazine.events', {
  screen: EventsScreen,
  head: messages,
  load: ({ stores }) => eventsOf(stores).load(),
});

/** @assumed Search engines list the list of events, not each game: one lasts two weeks. */
const gameRoute = pageRoute('magazine.game', {
  screen: GameScreen,
  isIndexed: false,
  head: ({ stores }, { eventId }, intl) => {
    const data = gamesOf(stores).open(idIn(eventId)).config.value;
    return {
      title: data?.languageConfigs.texts.title ?? intl.formatMessage(messages.title),
      description: data?.languageConfigs.texts.text ?? intl.formatMessage(messages.description),
    };
  },
  load: async ({ stores }, { params }) => {
    const result = await gamesOf(stores).open(idIn(params['eventId'])).load();
    if (!result.ok) return result;
    await Promise.all([loadMechanic(result.value.gameType), loadOthersIfOver(result.value, stores)]);
    return result;
  },
});

const withId = <T>(result: Result<T>, idOf: (value: T) => number): Result<number> =>
  result.ok ? { ok: true, value: idOf(result.value) } : result;

/** An address without an id, which leads to the game that it names now. */
const addressRoute = (
  key: 'magazine.shooting-gallery' | 'magazine.wetnwildgame' | 'magazine.lantern-garden',
  read: (stores: Stores) => Promise<Result<number>>,
) =>
  pageRoute(key, {
    screen: GameScreen,
    isIndexed: false,
    head: messages,
    load: async ({ stores, config }) => {
      const result = await read(stores);
      if (!result.ok) return result;
      throw redirect(pathTo('magazine.game', config.language, { eventId: result.value }), 302);
    },
  });

/** The game of a kind: the one that runs, else the next one, else the last one. */
const idOfKind =
  (kind: EventType) =>
  async (stores: Stores): Promise<Result<number>> =>
    withId(await eventsByKindOf(stores).open(kind).load(), ({ eventId }) => eventId);

/** The pages by route key. */
export const routes = {
  'magazine.events': eventsRoute,
  'magazine.game': gameRoute,
  'magazine.shooting-gallery': addressRoute('magazine.shooting-gallery', idOfKind('wiesnShooting')),
  'magazine.wetnwildgame': addressRoute('magazine.wetnwildgame', idOfKind('wetAndWild')),
  'magazine.lantern-garden': addressRoute('magazine.lantern-garden', async (stores) =>
    withId(await lanternGardenOf(stores).load(), ({ configId }) => configId),
  ),
};
