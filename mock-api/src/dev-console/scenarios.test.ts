import { parse } from '@lounge/protocol';
import { pushes } from '@lounge/protocol/registry';
import { expect, test } from 'vitest';
import { guestIsInChat, setUpState, states } from '../states.ts';
import { aWorld } from '../testing/a-world.ts';
import { unchecked } from '../testing/unchecked.ts';
import { exampleOf } from './example-of.ts';
import { playScenario, playState } from './play.ts';
import { pushByType } from './push-by-type.ts';
import { statesIn, scenarioOf, scenarios } from './scenarios.ts';
import type { Scenario } from './scenario.ts';

const guest = { guestId: 7, token: 'a-token' };

test('ids of scenarios are unique', () => {
  expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length);
  expect(scenarioOf('none of them')).toBeNull();
  expect(() => statesIn('none of them', guest)).toThrow('There is no scenario "none of them".');
});

const effects: readonly (readonly [id: string, sql: string, rows: readonly object[]])[] = [
  ['visitor', 'select count(*) as guests from guest', [{ guests: 0 }]],
  ['fresh-guest', 'select "avsStatus", "isVerified" from guest, account', [{ avsStatus: 'unknown', isVerified: 0 }]],
  [
    'coins-and-messages',
    `select sum(amount) as coins from "ledgerEntry" where account = 'guest:7'`,
    [{ coins: 25_000 }],
  ],
  [
    'coins-and-messages',
    'select sum(unread) as unread, count(*) as channels from channel',
    [{ unread: 3, channels: 2 }],
  ],
  ['no-coins', 'select count(*) as entries from "ledgerEntry"', [{ entries: 0 }]],
  ['age-check-pending', 'select "avsStatus" from guest', [{ avsStatus: 'pending' }]],
  ['age-check-rejected', 'select "avsStatus" from guest', [{ avsStatus: 'rejected' }]],
  [
    'vip-with-spins',
    'select "isVip", "loyaltyPoints", quantity from guest, "ownedGift"',
    [{ isVip: 1, loyaltyPoints: 120, quantity: 3 }],
  ],
  ['vip-with-spins', 'select product, status from subscription', [{ product: 'vip', status: 'active' }]],
  [
    'regular',
    'select kind, "subjectId", "isUnread" from pin, notification',
    [{ kind: 'actor', subjectId: 101, isUnread: 1 }],
  ],
  ['locked-guest', 'select "isLocked" from guest', [{ isLocked: 1 }]],
  ['performer-leaves', 'select "isOnline" from actor where id = 101', [{ isOnline: 0 }]],
  ['performer-comes', 'select "isOnline" from actor where id = 101', [{ isOnline: 1 }]],
  ['empty-house', 'select sum("isOnline") as online from actor', [{ online: 0 }]],
];

test.each(effects)('sets up the scenario %s: %s', async (id, sql, rows) => {
  const { world, run } = aWorld();
  const scenario = scenarioOf(id);
  if (scenario === null) throw new Error(`there is no scenario ${id}`);
  await playScenario(scenario, guest, world);
  expect(await run(sql)).toEqual(rows);
});

test.each([
  ['de', ['Guten Abend! Das Klavier ist gestimmt.', 'Welches Lied soll ich für dich spielen?']],
  ['es', ['¡Buenas noches! El piano está afinado.', '¿Qué canción te toco?']],
] as const)('a guest who uses the site in %s is written to in that language', async (language, texts) => {
  const { world, run } = aWorld();
  await playScenario(scenarioOf('coins-and-messages') as Scenario, { ...guest, language }, world);
  const mirela = `from message join channel on channel.id = "channelId" where "actorId" = 101`;
  expect(await run(`select text ${mirela} order by message.id`)).toEqual(texts.map((text) => ({ text })));
  expect(await run('select language from account')).toEqual([{ language }]);
  await playScenario(scenarioOf('age-check-rejected') as Scenario, { ...guest, language }, world);
  const [row] = await run<{ message: string }>('select "avsMessage" as message from guest');
  expect(row?.message).not.toContain('could not be read');
  // What is set up for the guest afterwards is in the same language.
  await setUpState(guestIsInChat({ guestId: 7, actorId: 101, chatId: 'c-1', price: 3600, seconds: 1 }), world);
  expect(await run('select language from chat')).toEqual([{ language }]);
});

test('every scenario is tested above and can be played twice', async () => {
  expect([...new Set(effects.map(([id]) => id))].toSorted()).toEqual(scenarios.map(({ id }) => id).toSorted());
  const { world } = aWorld();
  for (const scenario of [...scenarios, ...scenarios]) await playScenario(scenario, guest, world);
});

test('rejects unknown states and invalid parameters', async () => {
  const { world } = aWorld();
  const error = (name: string, params: object) =>
    playState({ name, params: unchecked(params) }, world).catch((error: unknown) => error);
  expect(await error('a performer who sings', {})).toMatchObject({ code: 'unknown', field: 'state' });
  expect(await error('no performer has the id', { id: 0 })).toMatchObject({ code: 'malformed', field: 'params.id' });
  expect(await error('no performer has the id', [])).toMatchObject({ code: 'malformed', field: 'params' });
});

test.each(states.map((each) => [each.sentence, each] as const))('the example of "%s" is valid', (_, { params }) => {
  expect(parse(params, exampleOf(params, 7))).toMatchObject({ ok: true });
});

test.each(pushes.map((each) => [each.type, each] as const))(
  'publishes the example of the push %s',
  async (type, { payload }) => {
    const { world } = aWorld();
    const published: unknown[] = [];
    world.bus.subscribe((delivery) => published.push(delivery));
    const example = exampleOf(payload, 7) as object;
    await pushByType(type, { everyone: true }, example, world);
    const stored = { position: { stream: 'public', seq: 1 }, at: world.clock.now() };
    expect(published).toEqual([{ to: { everyone: true }, message: { ...example, type }, ...stored }]);
  },
);

test.each([
  ['actorSings', {}, { code: 'unknown', field: 'type' }],
  ['actorOnline', { actorId: 0 }, { code: 'malformed', field: 'payload.actorId' }],
  ['actorOnline', null, { code: 'malformed', field: 'payload' }],
])('rejects the push %s with the payload %j', async (type, payload, error) => {
  const { world } = aWorld();
  await expect(pushByType(type, { everyone: true }, payload, world)).rejects.toMatchObject(error);
});
