/** A server with a world in a file, in a child process that a test can kill. */
import { existsSync } from 'node:fs';
import { anAlbumOfPerformer } from '../content/galleries/states.ts';
import { aPerformer } from '../content/actors/states.ts';
import { aChannelOfGuest } from '../content/messenger/states.ts';
import { guestIsLoggedIn } from '../foundation/session/states.ts';
import { guestOwnsCoins } from '../foundation/wallet/states.ts';
import { readSeeds } from '../server/worlds/seeds.ts';
import { createServer } from '../server/server.ts';
import { fileWorld, templateOf } from '../server/worlds/sqlite.ts';
import { worldStore } from '../server/worlds/worlds.ts';
import { createWorld } from '../create-world.ts';
import { setUpState, type ProviderState } from '../states.ts';
import { evening, guestsOfTheEvening } from './evening.ts';
import { seededRandom } from '../world/seeded-random.ts';
import { testSecret } from './test-secret.ts';

const [, , file = '', lastType] = process.argv;
const isNew = !existsSync(file);
const clock = { now: () => Date.now() };
const main = createWorld('main', fileWorld(file, templateOf(readSeeds(), clock.now())), clock, seededRandom(1));
// With the type of a push as argument, the process dies after the commit of the first one, before it is published.
if (lastType !== undefined) {
  const { bus } = main;
  const { publish } = bus;
  bus.publish = (delivery) => {
    if (delivery.message.type === lastType) process.kill(process.pid, 'SIGKILL');
    publish(delivery);
  };
}

const initialStates = (): readonly ProviderState[] => {
  const { actorId, albumId, price, coins } = evening;
  return [
    aPerformer({ id: actorId, name: 'Noor Vega', isOnline: true }),
    anAlbumOfPerformer({ id: albumId, actorId, price }),
    ...guestsOfTheEvening.flatMap(({ guestId, token, channelId }) => [
      guestIsLoggedIn({ guestId, token }),
      guestOwnsCoins({ guestId, amount: coins }),
      aChannelOfGuest({ id: channelId, guestId, actorId, freeMessages: 0 }),
    ]),
  ];
};

if (isNew) for (const state of initialStates()) await setUpState(state, main);
const server = createServer({ worlds: worldStore({ main, make: null }), secret: testSecret, log: () => {} });
const port = await server.listen(0);
process.send?.({ port });
