import { testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { Guest } from '../guest/Guest.ts';
import { LegalNotices } from './LegalNotices.ts';

const setUp = async ({ types = ['PP'] as readonly ('PP' | 'TOS')[], guestId = 7 as number | null } = {}) => {
  const testWorld = testStores({ guestId });
  const { context, run } = testWorld;
  await run(
    `insert into guest (id, name, "avsStatus", "isVip", "isLocked", "isPaying", "showDataProtection", "loyaltyPoints", "createdAt")
     values (7, 'Robin', 'accepted', 0, 1, 0, 0, 0, '2026-01-01T00:00:00.000Z')`,
  );
  const publish = (type: 'PP' | 'TOS', version: string) =>
    run(
      `insert into "legalText" (type, product, version, language, html, "publishedAt") values (?, 'velvet', ?, 'en', '', '2026-11-20T19:00:00.000Z')`,
      type,
      version,
    );
  for (const type of types) await publish(type, '2.0');
  const guest = new Guest(context);
  const notices = new LegalNotices(context, guest);
  await guest.load();
  const stored = () => run('select subject, answer from agreement order by id');
  return { ...testWorld, guest, notices, publish, stored };
};

// @spec feature:legal.data-protection 1-2
test.each([
  [['PP'], '/rest/v1/guest/closeDataProtection'],
  [['TOS', 'PP'], '/rest/v1/guest/closeAgbAndDataProtection'],
] as const)('accepting %j clears the flag once the server has stored it', async (types, path) => {
  const { notices, guest, sent, stored, failRequests } = await setUp({ types });
  expect(guest.data.value?.showDataProtection).toBe(true);
  failRequests(/accepted/);
  expect(await notices.answer(true)).toBe(false);
  expect([notices.failure?.code, notices.texts.length, notices.acceptedAt]).toEqual([
    'unavailable',
    types.length,
    null,
  ]);
  failRequests(null);
  expect(await notices.answer(true)).toBe(true);
  expect([guest.data.value?.showDataProtection, notices.texts, notices.failure]).toEqual([false, [], null]);
  expect(notices.acceptedAt).toBe('2026-11-20T19:00:00.000Z');
  expect(sent.at(-1)).toMatchObject({ path, body: { accepted: true } });
  expect(await stored()).toEqual(types.map((subject) => ({ subject, answer: 'accepted' })));
  notices.close();
  expect(notices.acceptedAt).toBeNull();
});

test('a rejected text stays, and is not accepted by anything', async () => {
  const { notices, stored } = await setUp();
  expect(await notices.answer(false)).toBe(true);
  expect([notices.texts.length, notices.acceptedAt]).toEqual([1, null]);
  expect(await stored()).toEqual([{ subject: 'PP', answer: 'rejected' }]);
});

test('an answer to a version that a newer one replaced meanwhile stores nothing, and asks about the newer one', async () => {
  const { notices, publish, stored } = await setUp();
  await publish('PP', '2.1');
  expect(await notices.answer(true)).toBe(false);
  expect([notices.failure, notices.acceptedAt, await stored()]).toEqual([null, null, []]);
  expect(notices.texts).toMatchObject([{ type: 'PP', version: '2.1' }]);
  expect(await notices.answer(true)).toBe(true);
});

test('an anonymous visitor is asked nothing, and sends nothing', async () => {
  const { notices, sent } = await setUp({ guestId: null });
  const before = sent.length;
  expect([notices.texts, await notices.answer(true)]).toEqual([[], false]);
  expect(sent.length).toBe(before);
});

test('a text that holds while somebody reads is asked about on the next page after some minutes', async () => {
  const { notices, publish, clock } = await setUp({ types: [] });
  await publish('TOS', '2.0');
  await notices.pageOpened();
  expect(notices.texts).toEqual([]);
  clock.advance(300_000);
  await notices.pageOpened();
  expect(notices.texts).toMatchObject([{ type: 'TOS', version: '2.0' }]);
});
