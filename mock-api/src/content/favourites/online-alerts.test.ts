import {
  favouriteActorEmailNotificationSet,
  favouriteActorSmsNotificationSet,
  getFavoriteActors,
} from '@lounge/protocol/content/favourites';
import { products, type Brand, type Language } from '@lounge/locale';
import { expect, test } from 'vitest';
import { setUpState } from '../../states.ts';
import { aWorld, onSqlite } from '../../testing/a-world.ts';
import { testSocket } from '../../testing/test-socket.ts';
import { aPerformer } from '../actors/states.ts';
import { setPresence } from '../actors/set-presence.ts';
import { numberIsVerified } from '../../foundation/age-check/states.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { noteLanguage } from '../../foundation/guest/note-language.ts';
import { guestHasAddress } from '../../foundation/guest/states.ts';
import { testClient } from '../../testing/test-client.ts';
import { toJson } from '../../world/json.ts';
import { handleDueEvents, runInWorld } from '../../world/world.ts';
import { presenceChanged } from '../actors/events.ts';
import { guestHasPinned } from './states.ts';
import { breakTable } from '../../testing/break-table.ts';

const [guestId, actorId] = [7, 9101];
const hour = 3_600_000;

interface Settings {
  readonly email?: boolean;
  readonly sms?: boolean;
  readonly isVerified?: boolean;
  readonly hasMobile?: boolean;
  /** The name of the velvet product. @default the platform's */
  readonly product?: string;
}

/** At 20:00 in Berlin; the performer is offline. */
const setUp = async ({
  email = true,
  sms = true,
  isVerified = true,
  hasMobile = true,
  product = 'velvet',
}: Settings = {}) => {
  const causes: unknown[] = [];
  const test = aWorld('test', {
    report: (cause) => void causes.push(cause),
    products: { ...products, velvet: { ...products.velvet, name: product } },
  });
  const { world, run } = test;
  await setUpState(aPerformer({ id: actorId, name: 'Noor Vega', isOnline: false }), world);
  await setUpState(guestIsLoggedIn({ guestId, token: 'robin' }), world);
  await setUpState(guestHasAddress({ guestId, email: 'robin@example.com', isVerified, mails: 0 }), world);
  if (hasMobile) await setUpState(numberIsVerified({ guestId, phoneNumber: '+4915123456789' }), world);
  const pin = guestHasPinned({ guestId, kind: 'actor', id: actorId, emailNotification: email, smsNotification: sms });
  await setUpState(pin, world);
  const comes = () => setPresence(world, actorId, true);
  const goes = () => setPresence(world, actorId, false);
  const mails = () =>
    run<{ toAddress: string; body: string }>(`select "toAddress", body from mail where kind = 'performer-online'`);
  const texts = () => run<{ toNumber: string; body: string }>('select "toNumber", body from sms');
  const sent = async () => ({ mails: (await mails()).length, sms: (await texts()).length });
  return { ...test, causes, pin, comes, goes, mails, texts, sent };
};

// @spec feature:favourites.online-alert 1
test.each([
  ['both, both confirmed', {}, 1, 1],
  ['mail', { sms: false }, 1, 0],
  ['SMS', { email: false }, 0, 1],
  ['nothing', { email: false, sms: false }, 0, 0],
  ['both, the address not confirmed', { isVerified: false }, 0, 1],
  ['both, no number confirmed', { hasMobile: false }, 1, 0],
  ['both, nothing confirmed', { isVerified: false, hasMobile: false }, 0, 0],
])('who asked for %s is told so', async (_, settings, mails, sms) => {
  const { comes, sent } = await setUp(settings);
  await comes();
  expect(await sent()).toEqual({ mails, sms });
});

test.each([
  ['2026-11-20T20:59:59.000Z', '21:59 in winter', 1],
  ['2026-11-20T21:00:00.000Z', '22:00 in winter', 0],
  ['2026-11-21T02:00:00.000Z', '3:00 in winter', 0],
  ['2026-11-21T06:59:59.000Z', '7:59 in winter', 0],
  ['2026-11-21T07:00:00.000Z', '8:00 in winter', 1],
  ['2027-06-20T20:00:00.000Z', '22:00 in summer', 0],
  ['2027-06-21T06:00:00.000Z', '8:00 in summer', 1],
])('at %s, %s, as many are sent as said', async (at, _, mails) => {
  const { comes, sent, pass, world } = await setUp();
  pass(Date.parse(at) - world.clock.now());
  await comes();
  expect(await sent()).toEqual({ mails, sms: mails });
});

test('a performer who comes and goes is announced once in six hours, whoever pins anew', async () => {
  const { comes, goes, sent, pass, pin, run, world } = await setUp();
  pass(-8 * hour);
  for (let times = 0; times < 3; times += 1) {
    await comes();
    await comes();
    await goes();
  }
  expect(await sent()).toEqual({ mails: 1, sms: 1 });
  await run(`delete from pin where "guestId" = ${guestId}`);
  await setUpState(pin, world);
  pass(6 * hour - 1);
  await comes();
  await goes();
  expect(await sent()).toEqual({ mails: 1, sms: 1 });
  pass(1);
  await comes();
  expect(await sent()).toEqual({ mails: 2, sms: 2 });
});

test('a guest who could not be told is told when the address is confirmed', async () => {
  const { comes, goes, sent, run } = await setUp({ isVerified: false, hasMobile: false });
  await comes();
  await goes();
  await run('update account set "isVerified" = 1');
  await comes();
  expect(await sent()).toEqual({ mails: 1, sms: 0 });
});

test('the mail goes to the address that was confirmed, whatever the account’s is when it is written', async ({
  skip,
}) => {
  skip(!onSqlite(), 'the trigger of this test is one of SQLite');
  const { comes, mails, run } = await setUp();
  await run(
    `create trigger moved after insert on "onlineAlert" when new.key not like 'bell %' begin
     update account set email = 'new@example.com', "isVerified" = 0 where "guestId" = ${guestId}; end`,
  );
  await comes();
  expect(await mails()).toMatchObject([{ toAddress: 'robin@example.com' }]);
});

test.each([
  ['is locked', `update guest set "isLocked" = 1 where id = ${guestId}`],
  [
    'is on a break',
    `insert into "spendingLimit" ("guestId", "pausedUntil") values (${guestId}, '2026-11-21T19:00:00.000Z')`,
  ],
  [
    'was blocked by the performer',
    `insert into channel (key, "guestId", "actorId", language, "isArchived", "isBlocked", "freeMessages", unread)
     values ('c', ${guestId}, ${actorId}, 'en', 0, 1, 0, 0)`,
  ],
])('a guest who %s is not told', async (_, sql) => {
  const { comes, sent, run } = await setUp();
  await run(sql);
  await comes();
  expect(await sent()).toEqual({ mails: 0, sms: 0 });
});

test.each<[Language, Brand, string]>([
  ['de', 'velvet', 'velvet: Noor Vega ist jetzt online'],
  ['en', 'brasa', 'brasa: Noor Vega is online now'],
  ['nl', 'velvet', 'velvet: Noor Vega is nu online'],
  ['es', 'brasa', 'brasa: Noor Vega ya está en línea'],
])('an alert that was asked for in %s on %s has its texts', async (language, brand, subject) => {
  const { comes, mails, texts, world } = await setUp();
  const { sendCommand } = testSocket({ guestId, language, brand }, world);
  await sendCommand(favouriteActorEmailNotificationSet, { actorId, enabled: true });
  await sendCommand(favouriteActorSmsNotificationSet, { actorId, enabled: true });
  await comes();
  const [mail, sms] = [(await mails())[0], (await texts())[0]];
  const path = `/${language}/amateur/noor-vega/`;
  expect(mail?.toAddress).toBe('robin@example.com');
  expect(mail?.body.split('\n')).toEqual([subject, expect.stringContaining('Noor Vega'), expect.any(String), path]);
  expect(sms).toEqual({ toNumber: '+4915123456789', body: `${subject}. ${path}` });
});

test('an alert names the product of the server’s own brand', async () => {
  const { comes, mails, texts, world } = await setUp({ product: 'Tide' });
  const { sendCommand } = testSocket({ guestId, language: 'en', brand: 'velvet' }, world);
  await sendCommand(favouriteActorEmailNotificationSet, { actorId, enabled: true });
  await sendCommand(favouriteActorSmsNotificationSet, { actorId, enabled: true });
  await comes();
  expect((await mails())[0]?.body).toMatch(/^Tide: Noor Vega is online now\n/);
  expect((await texts())[0]?.body).toMatch(/^Tide: /);
});

test.each([
  [{}, { email: true, sms: true }],
  [{ isVerified: false }, { email: false, sms: true }],
  [{ hasMobile: false }, { email: true, sms: false }],
])('a guest with %j hears by which ways telling is possible', async (settings, alerts) => {
  const { world } = await setUp(settings);
  expect(await testClient(world).answer(getFavoriteActors, {}, { guestId })).toMatchObject({ alerts });
});

test('a guest who reads pages in another language since then is told in that one', async () => {
  const { comes, mails, texts, world } = await setUp();
  const { sendCommand } = testSocket({ guestId, language: 'de' }, world);
  await sendCommand(favouriteActorEmailNotificationSet, { actorId, enabled: true });
  await noteLanguage(world, guestId, 'nl');
  await comes();
  expect((await mails())[0]?.body).toContain('is nu online');
  expect((await texts())[0]?.body).toContain('is nu online');
});

test('events that are handled twice alert once', async () => {
  const { comes, sent, world } = await setUp();
  await comes();
  const again = [...world.listeners.values()].filter(({ event }) => event === presenceChanged.name);
  for (const each of again)
    await runInWorld(world, true, (inside) => each.handle(toJson({ actorId, isOnline: true }), inside));
  expect(again.length).toBeGreaterThan(1);
  expect(await sent()).toEqual({ mails: 1, sms: 1 });
});

const rejectMails = { table: 'mail', when: `new."guestId" = ${guestId}` } as const;

test('an alert that fails is tried again, and keeps nobody else from being told', async () => {
  const { comes, sent, pass, world, causes } = await setUp();
  const other = 8;
  await setUpState(guestIsLoggedIn({ guestId: other, token: 'kim' }), world);
  await setUpState(guestHasAddress({ guestId: other, email: 'kim@example.com', isVerified: true, mails: 0 }), world);
  await setUpState(guestHasPinned({ guestId: other, kind: 'actor', id: actorId, emailNotification: true }), world);
  const mend = await breakTable(world, rejectMails);
  expect(await comes()).toBe(true);
  expect(await sent()).toEqual({ mails: 1, sms: 0 });
  expect(causes).toHaveLength(1);
  await mend();
  pass(10_000);
  await handleDueEvents(world, (cause) => void causes.push(cause));
  expect(await sent()).toEqual({ mails: 2, sms: 1 });
  expect(causes).toHaveLength(1);
});

test.each([
  ['at night', (pass: (ms: number) => void) => pass(3 * hour)],
  ['after she has gone', (_: unknown, goes: () => Promise<boolean>) => goes()],
])('an alert that is tried again %s is not sent', async (_, meanwhile) => {
  const { comes, goes, sent, run, pass, world } = await setUp();
  const mend = await breakTable(world, rejectMails);
  await comes();
  await mend();
  await meanwhile(pass, goes);
  pass(10_000);
  await handleDueEvents(world, () => undefined);
  expect(await sent()).toEqual({ mails: 0, sms: 0 });
  expect(await run('select * from "worldEvent"')).toEqual([]);
});
