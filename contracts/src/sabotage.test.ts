import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { favouriteEvents } from '@lounge/protocol/content/favourites';
import { pong } from '@lounge/protocol/foundation/realtime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSaboteur, type Damage } from './sabotage/saboteur.ts';
import type { Outcome } from './verify/outcome.ts';
import { readPacts } from './verify/pact-files.ts';
import { startReference } from './verify/reference.ts';
import { readOutcome } from './verify/result-file.ts';
import { runCli } from './verify/run-cli.ts';

interface Row extends Damage {
  readonly transport: 'rest' | 'query' | 'socket';
  /** The interaction that must turn red. */
  readonly says: string;
}

const rows: readonly Row[] = [
  {
    transport: 'rest',
    call: 'content/actors/getActor',
    says: 'a request for a performer by id',
    mutation: { kind: 'rename', field: 'prices', to: 'tariffs' },
  },
  {
    transport: 'rest',
    call: 'foundation/telemetry/track',
    says: 'a request to track an event',
    mutation: { kind: 'status', to: 202 },
  },
  {
    transport: 'rest',
    call: 'content/galleries/getSedcardAlbums',
    says: 'a request for a performer’s albums',
    mutation: { kind: 'type', field: 'albums.0.pictureCount' },
  },
  {
    transport: 'rest',
    call: 'engagement/tile-grid/getTileGrid',
    says: 'a request for the home tile grid',
    mutation: { kind: 'missing', field: 'initialTiles.0.model.portrait' },
  },
  {
    transport: 'rest',
    call: 'content/galleries/buyAlbum',
    says: 'a request to buy an album',
    mutation: { kind: 'type', field: 'guestBalance.value' },
  },
  {
    transport: 'rest',
    call: 'foundation/page/getBreadcrumb',
    says: 'a request for the breadcrumb of the home page',
    mutation: { kind: 'silent' },
  },
  {
    transport: 'query',
    call: 'content/actors/onlineModels',
    says: 'a query for online performers',
    mutation: { kind: 'rename', field: 'total', to: 'count' },
  },
  {
    transport: 'query',
    call: 'content/actors/actorHeatMaps',
    says: 'a query for a performer’s heat maps',
    mutation: { kind: 'type', field: 'hoursToBeOnline' },
  },
  {
    transport: 'query',
    call: 'foundation/guest/guestInitData',
    says: 'a query for the initial data of a guest',
    mutation: { kind: 'missing', field: 'avsStatus' },
  },
  {
    transport: 'query',
    call: 'foundation/legal/legalTexts',
    says: 'a query for the newest imprint',
    mutation: { kind: 'status', to: 500 },
  },
  {
    transport: 'socket',
    call: 'content/actors/actorOnline',
    says: 'an actorOnline push when a performer comes online',
    mutation: { kind: 'silent' },
  },
  {
    transport: 'socket',
    call: 'content/actors/actorOffline',
    says: 'an actorOffline push when a performer goes offline',
    mutation: { kind: 'rename', field: 'actorName', to: 'name' },
  },
  {
    transport: 'socket',
    call: 'foundation/session/pageReload',
    says: 'a pageReload push when the page must reload',
    mutation: { kind: 'rename', field: 'type', to: 'kind' },
  },
  {
    transport: 'socket',
    call: 'foundation/realtime/pong',
    says: 'a ping command',
    mutation: { kind: 'type', field: 'ttl' },
  },
  {
    transport: 'socket',
    call: favouriteEvents.id,
    says: 'a favouritePinActor command',
    mutation: { kind: 'rename', field: 'pinned', to: 'isPinned' },
  },
  {
    transport: 'socket',
    call: 'foundation/realtime/refused',
    says: 'a sessionRequest command with an expired token',
    mutation: { kind: 'missing', field: 'code' },
  },
];

/** Interactions that nobody damages: they must stay green in the same run. */
const untouched = [
  'a request for a performer by the name noor-vega',
  'a query for two similar performers',
  'a sessionRequest command from a guest',
];

const directory = mkdtempSync(join(tmpdir(), 'lounge-sabotage-'));
let code: number;
let outcome: Outcome | null;

beforeAll(async () => {
  const wanted = new Set([...rows.map(({ says }) => says), ...untouched]);
  for (const pact of readPacts()) {
    const interactions = pact.interactions.filter(({ description }) => wanted.has(description));
    writeFileSync(join(directory, `${pact.provider.name}.json`), JSON.stringify({ ...pact, interactions }));
  }
  const reference = await startReference();
  const saboteur = await startSaboteur(reference, rows);
  const result = join(directory, 'result');
  const addresses = ['--base-url', saboteur.baseUrl, '--socket-url', saboteur.socketUrl];
  const options = ['--states-url', reference.statesUrl, '--pacts', directory, '--result', result, '--wait-ms', '300'];
  ({ code } = await runCli('verify', ...addresses, ...options));
  outcome = readOutcome(result);
  await saboteur.close();
  await reference.close();
});

afterAll(() => rmSync(directory, { recursive: true }));

test.each(rows)('$transport: $mutation.kind in $call turns "$says" red', ({ says, call }) => {
  const found = outcome?.interactions.find(({ description }) => description === says);
  expect(found?.holds).toBe(false);
  expect(found?.mismatches).not.toEqual([]);
  // A pact about a command bears the command's name, whichever push answers it.
  if (call !== pong.id && call !== favouriteEvents.id) expect(found?.call).toBe(call);
});

test('what nobody damaged stays green', () => {
  const green = outcome?.interactions.filter(({ holds }) => holds).map(({ description }) => description);
  expect(green?.toSorted()).toEqual(untouched.toSorted());
});

test('a verification with broken contracts ends with 1', () => {
  expect(code).toBe(1);
});
