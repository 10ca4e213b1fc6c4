import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFaultyProxy, type ResponseMutation } from './sabotage/faulty-proxy.ts';
import type { Outcome } from './verify/outcome.ts';
import { readPacts } from './verify/pact-files.ts';
import { startReference } from './verify/reference.ts';
import { readOutcome } from './verify/result-file.ts';
import { runCli } from './verify/run-cli.ts';

interface Row extends ResponseMutation {
  readonly transport: 'rest' | 'query' | 'socket';
  /** The interaction that must fail. */
  readonly description: string;
}

const rows: readonly Row[] = [
  {
    transport: 'rest',
    call: 'content/actors/getActor',
    description: 'a request for a performer by id',
    mutation: { kind: 'rename', field: 'prices', to: 'tariffs' },
  },
  {
    transport: 'rest',
    call: 'foundation/telemetry/track',
    description: 'a request to track an event',
    mutation: { kind: 'status', to: 202 },
  },
  {
    transport: 'rest',
    call: 'content/galleries/getSedcardAlbums',
    description: 'a request for a performer’s albums',
    mutation: { kind: 'type', field: 'albums.0.pictureCount' },
  },
  {
    transport: 'rest',
    call: 'engagement/tile-grid/getTileGrid',
    description: 'a request for the home tile grid',
    mutation: { kind: 'missing', field: 'initialTiles.0.model.portrait' },
  },
  {
    transport: 'rest',
    call: 'content/actor-search/searchActors',
    description: 'a request for performers near a position',
    mutation: { kind: 'missing', field: 'markers.0.actorIds' },
  },
  {
    transport: 'rest',
    call: 'content/galleries/buyAlbum',
    description: 'a request to buy an album',
    mutation: { kind: 'type', field: 'guestBalance.value' },
  },
  {
    transport: 'rest',
    call: 'foundation/page/getBreadcrumb',
    description: 'a request for the breadcrumb of the home page',
    mutation: { kind: 'silent' },
  },
  {
    transport: 'query',
    call: 'content/actors/onlineModels',
    description: 'a query for online performers',
    mutation: { kind: 'rename', field: 'total', to: 'count' },
  },
  {
    transport: 'query',
    call: 'content/actors/actorHeatMaps',
    description: 'a query for a performer’s heat maps',
    mutation: { kind: 'type', field: 'hoursToBeOnline' },
  },
  {
    transport: 'query',
    call: 'foundation/guest/guestInitData',
    description: 'a query for the initial data of a guest',
    mutation: { kind: 'missing', field: 'avsStatus' },
  },
  {
    transport: 'query',
    call: 'foundation/legal/legalTexts',
    description: 'a query for the newest imprint',
    mutation: { kind: 'status', to: 500 },
  },
  {
    transport: 'socket',
    call: 'content/actors/actorOnline',
    description: 'an actorOnline push when a performer comes online',
    mutation: { kind: 'silent' },
  },
  {
    transport: 'socket',
    call: 'content/actors/actorOffline',
    description: 'an actorOffline push when a performer goes offline',
    mutation: { kind: 'rename', field: 'actorName', to: 'name' },
  },
  {
    transport: 'socket',
    call: 'foundation/session/pageReload',
    description: 'a pageReload push when the page must reload',
    mutation: { kind: 'rename', field: 'type', to: 'kind' },
  },
  {
    transport: 'socket',
    call: 'foundation/realtime/pong',
    description: 'a ping command',
    mutation: { kind: 'type', field: 'ttl' },
  },
  {
    transport: 'socket',
    call: 'content/favourites/favouriteEvents',
    description: 'a favouritePinActor command',
    mutation: { kind: 'rename', field: 'pinned', to: 'isPinned' },
  },
  {
    transport: 'socket',
    call: 'content/favourites/favouriteActors',
    description: 'a favouriteActorsRequest command with a key that its reply repeats',
    mutation: { kind: 'missing', field: 'key' },
  },
  {
    transport: 'socket',
    call: 'content/favourites/favouriteActors',
    description: 'a favouriteActorsRequest command',
    mutation: { kind: 'missing', field: 'key' },
  },
  {
    transport: 'socket',
    call: 'content/messenger/channelUnreadNotice',
    description: 'a channelsMarkAllSeen command',
    mutation: { kind: 'type', field: 'key' },
  },
  {
    transport: 'socket',
    call: 'foundation/realtime/refused',
    description: 'a sessionRequest command with an expired token',
    mutation: { kind: 'missing', field: 'code' },
  },
];

/** A mutation of a field that the pact does not ask for: the number of the push. */
const harmless: Row = {
  transport: 'socket',
  call: 'foundation/page/statusBarRemoved',
  description: 'a statusBarRemove command',
  mutation: { kind: 'missing', field: 'seq' },
};

/** Interactions without a mutation, and one whose mutation leaves nothing out that it needs; they must pass in the same run. */
const passing: readonly string[] = [
  'a request for a performer by the name noor-vega',
  'a query for two similar performers',
  'a sessionRequest command from a guest',
  harmless.description,
];

/** These end only with the wait for an answer or a frame: the wait is short. All others are waited for, however slow the machine is. */
const isWaitedFor = ({ transport, mutation }: Row): boolean => transport !== 'socket' && mutation.kind !== 'silent';

const directory = mkdtempSync(join(tmpdir(), 'lounge-sabotage-'));
const interactions: Outcome['interactions'][number][] = [];
const codes: number[] = [];

beforeAll(async () => {
  const reference = await startReference();
  const proxy = await startFaultyProxy(reference, [...rows, harmless]);
  const run = async (name: string, wanted: ReadonlySet<string>, waitMs: number): Promise<void> => {
    const pacts = join(directory, name);
    mkdirSync(pacts);
    for (const pact of readPacts()) {
      const chosen = pact.interactions.filter(({ description }) => wanted.has(description));
      writeFileSync(join(pacts, `${pact.provider.name}.json`), JSON.stringify({ ...pact, interactions: chosen }));
    }
    const result = join(directory, `${name}.result`);
    const addresses = ['--base-url', proxy.baseUrl, '--socket-url', proxy.socketUrl];
    const options = [
      '--states-url',
      reference.statesUrl,
      '--pacts',
      pacts,
      '--result',
      result,
      '--wait-ms',
      `${waitMs}`,
    ];
    codes.push((await runCli('verify', ...addresses, ...options)).code);
    interactions.push(...(readOutcome(result)?.interactions ?? []));
  };
  const silent = rows.filter((row) => !isWaitedFor(row)).map(({ description }) => description);
  const others = rows.filter(isWaitedFor).map(({ description }) => description);
  await run('silent', new Set(silent), 300);
  await run('answered', new Set([...others, ...passing]), 60_000);
  await proxy.close();
  await reference.close();
});

afterAll(() => rmSync(directory, { recursive: true }));

test.each(rows)('$transport: $mutation.kind in $call fails "$description"', ({ description, call }) => {
  const found = interactions.find((each) => each.description === description);
  expect(found?.holds).toBe(false);
  expect(found?.trouble !== null || found.differences.length > 0).toBe(true);
  // A pact of a command has the command's id, whichever push replies.
  if (!description.includes(' command')) expect(found?.call).toBe(call);
});

test('interactions pass without a mutation, and without a number that they do not need', () => {
  const passed = interactions.filter(({ holds }) => holds).map(({ description }) => description);
  expect(passed.toSorted()).toEqual(passing.toSorted());
});

test('a verification with broken contracts ends with 1', () => {
  expect(codes).toEqual([1, 1]);
});
