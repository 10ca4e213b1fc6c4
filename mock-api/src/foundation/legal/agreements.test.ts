import {
  closeAgbAndDataProtection,
  closeDataProtection,
  downloadLegalText,
  legalTexts,
  recordCookieChoice,
} from '@lounge/protocol/foundation/legal';
import { guestInitData } from '@lounge/protocol/foundation/guest';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { guestIsLoggedIn } from '../session/states.ts';
import { setUpState } from '../../states.ts';
import { runInWorld } from '../../world/world.ts';
import { agreeBySignUp } from './agreements.ts';
import { newLegalText } from './states.ts';

const robin = { guestId: 7 };

const setUp = async () => {
  const testWorld = aWorld();
  const client = testClient(testWorld.world);
  await setUpState(guestIsLoggedIn({ guestId: 7, token: 't' }), testWorld.world);
  const publish = (type: 'TOS' | 'PP' | 'GTC', version: string) =>
    setUpState(newLegalText({ type, version, changes: 'More rights.' }), testWorld.world);
  const notices = async (caller: Parameters<typeof client.answer>[2] = robin) => {
    const { showDataProtection, legalNotices } = await client.answer(guestInitData, {}, caller);
    return [showDataProtection, ...legalNotices.map(({ type, version }) => `${type} ${version}`)];
  };
  const agreements = () => testWorld.run('select "guestId", subject, version, answer, at from "agreement" order by id');
  return { ...testWorld, ...client, publish, notices, agreements };
};

// @spec rule:close-data-protection-login, rule:close-terms-login, rest:guest.data-protection.close
// @spec rest:guest.agb-and-data-protection.close
test.each([[closeDataProtection], [closeAgbAndDataProtection]])(
  'a visitor who is not logged in is rejected',
  async (call) => {
    const { outcome, agreements } = await setUp();
    expect(await outcome(call, { accepted: true })).toMatchObject({ ok: false, code: 'needLogin' });
    expect(await agreements()).toEqual([]);
  },
);

// @spec state:data-protection-notice 1-2
test('a guest is asked about a text that is new, until it is accepted, and the answer is stored with its time', async () => {
  const { answer, publish, notices, agreements, world } = await setUp();
  expect(await notices()).toEqual([false]);
  await publish('PP', '2.0');
  expect(await notices()).toEqual([true, 'PP 2.0']);
  await answer(closeDataProtection, { accepted: false }, robin);
  expect(await notices()).toEqual([true, 'PP 2.0']);
  await answer(closeDataProtection, { accepted: true }, robin);
  await answer(closeDataProtection, { accepted: true }, robin);
  expect(await notices()).toEqual([false]);
  const at = new Date(world.clock.now()).toISOString();
  const row = { guestId: 7, subject: 'PP', version: '2.0', at };
  expect(await agreements()).toEqual([
    { ...row, answer: 'rejected' },
    { ...row, answer: 'accepted' },
  ]);
});

test('new terms are accepted together with the data protection text', async () => {
  const { answer, publish, notices } = await setUp();
  await publish('GTC', '2.0');
  await publish('PP', '2.0');
  expect(await notices()).toEqual([true, 'GTC 2.0', 'PP 2.0']);
  await answer(closeDataProtection, { accepted: true }, robin);
  expect(await notices()).toEqual([false, 'GTC 2.0']);
  await answer(closeAgbAndDataProtection, { accepted: true }, robin);
  expect(await notices()).toEqual([false]);
});

test('a version that appeared after the guest was asked is not accepted with the one before', async () => {
  const { answer, publish, notices, agreements } = await setUp();
  await publish('PP', '2.0');
  const versions = [{ type: 'PP' as const, version: '2.0' }];
  await publish('PP', '2.1');
  expect(await answer(closeDataProtection, { accepted: true, versions }, robin)).toEqual({ success: false });
  expect(await notices()).toEqual([true, 'PP 2.1']);
  expect(await agreements()).toEqual([]);
});

test('the flag of a guest asks about the text that holds, and is cleared by accepting it', async () => {
  const { answer, run, notices } = await setUp();
  await run('update guest set "showDataProtection" = 1 where id = 7');
  expect(await notices()).toEqual([true, 'PP 1.0']);
  await answer(closeDataProtection, { accepted: true }, robin);
  expect(await notices()).toEqual([false]);
});

test('who signed up later, or is anonymous, is not asked; a text for later does not hold yet', async () => {
  const { answer, publish, notices, run, world } = await setUp();
  await publish('TOS', '2.0');
  await run(`update guest set "createdAt" = '2999-01-01T00:00:00.000Z' where id = 7`);
  expect(await notices()).toEqual([false]);
  expect(await notices({ guestId: 999 })).toEqual([false]);
  const tomorrow = new Date(world.clock.now() + 86_400_000).toISOString();
  await run(`update "legalText" set "publishedAt" = ? where version = '2.0'`, tomorrow);
  await run(`update guest set "createdAt" = '2026-01-01T00:00:00.000Z' where id = 7`);
  expect(await notices()).toEqual([false]);
  const filter = { type: 'TOS' as const, product: null, language: null };
  expect((await answer(legalTexts, { filter })).map(({ version }) => version)).not.toContain('2.0');
});

test('a guest who agreed to one brand by signing up is asked about the terms of the other one, until they are accepted', async () => {
  const { answer, notices, run, world } = await setUp();
  await runInWorld(world, true, (change) => agreeBySignUp(7, { brand: 'velvet', language: 'en' }, change));
  await run('update guest set "createdAt" = ? where id = 7', new Date(world.clock.now()).toISOString());
  expect(await notices()).toEqual([false]);
  const onBrasa = { guestId: 7, brand: 'brasa' } as const;
  expect(await notices(onBrasa)).toEqual([true, 'TOS 1.0', 'PP 1.0']);
  await answer(closeAgbAndDataProtection, { accepted: false }, onBrasa);
  await answer(closeDataProtection, { accepted: true }, onBrasa);
  expect(await notices(onBrasa)).toEqual([false, 'TOS 1.0']);
  await answer(closeAgbAndDataProtection, { accepted: true }, onBrasa);
  expect(await notices(onBrasa)).toEqual([false]);
});

test('a guest from before agreements were stored is not asked about older texts, nor after an answer to a newer one', async () => {
  const { answer, publish, notices, run } = await setUp();
  await run(`update guest set "createdAt" = '2026-01-01T00:00:00.000Z' where id = 7`);
  await publish('PP', '2.0');
  await answer(closeDataProtection, { accepted: true }, robin);
  await run(`update "legalText" set "publishedAt" = '2025-09-02T00:00:00.000Z' where version = '2.0'`);
  expect(await notices({ guestId: 7, brand: 'brasa' })).toEqual([false]);
});

// @spec rest:asset.legal-text.download, state:legal-text-download 1, feature:legal.texts 2-3
test('a text is downloaded by its id as a page that runs nothing; an unknown one is rejected', async () => {
  const { answer, outcome, run } = await setUp();
  await run(`update "legalText" set html = '<h1>{product}</h1><script>alert(1)</script>' where id = 2`);
  const filter = { type: 'TOS' as const, product: 'velvet', language: 'en' as const };
  const [found] = await answer(legalTexts, { filter, first: 1, offset: 0 });
  expect(found).toMatchObject({ id: 2, type: 'TOS', product: 'velvet', version: '1.0', language: 'en' });
  expect(found?.html).toContain('<h1>velvet</h1>');
  const { name, mediaType, text } = await answer(downloadLegalText, { legalTextId: 2 }, { guestId: null });
  expect([name, mediaType]).toEqual(['velvet-terms-of-service-1.0-en.html', 'text/html']);
  expect(text).toContain('<h1>velvet</h1>');
  expect(text).toContain(`content="default-src 'none'; form-action 'none'; base-uri 'none'"`);
  expect(text).toContain('velvet, 1.0, 2025-09-01');
  expect(await outcome(downloadLegalText, { legalTextId: 99_999 })).toMatchObject({ ok: false, code: 'unknown' });
});

test('a choice about cookies is stored with a receipt, for visitors and guests', async () => {
  const { answer, outcome, run, world } = await setUp();
  const first = await answer(recordCookieChoice, { choice: 'functional' }, { guestId: null });
  const second = await answer(recordCookieChoice, { choice: 'necessary' }, robin);
  expect(first.receipt).toMatch(/^[\da-f]{16}$/);
  expect(second.receipt).not.toBe(first.receipt);
  const at = new Date(world.clock.now()).toISOString();
  expect(await run('select "guestId", receipt, answer, at from "agreement" order by id')).toEqual([
    { guestId: null, receipt: first.receipt, answer: 'functional', at },
    { guestId: 7, receipt: second.receipt, answer: 'necessary', at },
  ]);
  expect(await outcome(recordCookieChoice, { choice: 'unknown' })).toMatchObject({ ok: false, code: 'malformed' });
});

test('of a network fifty choices of visitors are stored in a day, and none of them pushes out those of others', async () => {
  const { answer, outcome, agreements, pass } = await setUp();
  const from = (address: string) => ({ guestId: null, address });
  const choose = (address: string) => outcome(recordCookieChoice, { choice: 'all' }, from(address));
  await answer(recordCookieChoice, { choice: 'necessary' }, from('198.51.100.7'));
  for (let count = 0; count < 50; count += 1)
    await answer(recordCookieChoice, { choice: 'all' }, from(`203.0.113.${count}`));
  expect(await choose('203.0.113.99')).toMatchObject({ ok: false, code: 'tooMany' });
  expect(await choose('198.51.100.7')).toMatchObject({ ok: true });
  expect(await agreements()).toHaveLength(52);
  pass(86_400_001);
  expect(await choose('203.0.113.99')).toMatchObject({ ok: true });
});

test('of a guest the newest hundred choices about cookies are kept, and every answer to a text', async () => {
  const { answer, publish, agreements, pass } = await setUp();
  await publish('PP', '2.0');
  await answer(closeDataProtection, { accepted: true }, robin);
  for (let count = 0; count < 105; count += 1) {
    // Fifty are stored in a day.
    if (count % 50 === 49) pass(86_400_001);
    await answer(recordCookieChoice, { choice: count === 0 ? 'all' : 'necessary' }, robin);
  }
  const stored = (await agreements()) as { subject: string; answer: string }[];
  expect(stored.filter(({ subject }) => subject === 'PP')).toHaveLength(1);
  expect(stored.filter(({ subject }) => subject === 'cookies').map((each) => each.answer)).toEqual(
    Array.from({ length: 100 }, () => 'necessary'),
  );
});
