// The reference server that examples are opened with: a world in memory and pictures. Its argument is the folder for its data.
// A message of the parent process sets a performer online or offline.
import { setPresence } from '@lounge/mock-api';
import {
  createServer,
  createWorld,
  memoryWorld,
  pictures,
  readSeeds,
  secureRandom,
  templateOf,
  worldStore,
} from '@lounge/mock-api/server';
import { standInPictures } from '../../../site/e2e/stand-in-pictures.ts';
import { settingsOf } from '../../../site/server/settings.ts';

/** A change that a test asks for. */
export interface PresenceChange {
  readonly actorName: string;
  readonly isOnline: boolean;
}

const [folder = ''] = process.argv.slice(2);
const { allowedOrigins, secret } = settingsOf([], { ...process.env, DATA_DIR: folder });
const clock = { now: () => Date.now() };
const main = createWorld('main', memoryWorld(templateOf(readSeeds(), clock.now())), clock, secureRandom);
const server = createServer({ worlds: worldStore({ main, make: null }), secret, allowedOrigins, log: () => undefined });
server.app.use(pictures(server.context, standInPictures(`${folder}/pictures`)));

const change = async ({ actorName, isOnline }: PresenceChange): Promise<void> => {
  const rows = await main.database.reader.query('select id from actor where name = ?', [actorName]);
  const [{ id } = { id: 0 }] = rows as readonly { readonly id: number }[];
  await setPresence(main, id, isOnline);
};
process.on('message', (message: PresenceChange) => void change(message));
process.on('disconnect', () => process.exit(0));
process.send?.({ port: await server.listen(0) });
