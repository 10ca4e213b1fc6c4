import { languages } from '@lounge/locale';
import { maxShareMessage, sendVideoShareEmail, shareLimits } from '@lounge/protocol/content/videos';
import { expect, test } from 'vitest';
import { guestIsRestricted } from '../../foundation/guest/states.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { setUpState } from '../../states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { runInWorld } from '../../world/world.ts';
import { aPerformer } from '../actors/states.ts';
import { setShareMails, shareMailsOfToken } from './share-mailbox.ts';
import { addressEndedShares, aVideoOfPerformer } from './states.ts';

const videoId = 95001;
const dayMs = 86_400_000;

interface Mail {
  readonly toAddress: string;
  readonly body: string;
}

/** The guest and the key of a share, if they matter, and its words. */
interface Share {
  readonly guestId?: number;
  readonly key?: string;
  readonly message?: string;
}

const setUp = async () => {
  const testWorld = aWorld();
  const { world, run } = testWorld;
  for (const guestId of [7, 8, 9, 10]) await guestIsLoggedIn.setUp({ guestId, token: `t${guestId}` }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  await aVideoOfPerformer.setUp({ id: videoId, actorId: 9101 }, world);
  const client = testClient(world);
  let keys = 0;
  const send = (recipient: string, { guestId = 7, key = `k-${(keys += 1)}`, ...more }: Share = {}) =>
    client.outcome(sendVideoShareEmail, { recipient, videoId, guestId, ...more }, { guestId, key });
  const status = async (...args: Parameters<typeof send>) => {
    const outcome = await send(...args);
    return outcome.ok ? (outcome.answer as { status: string }).status : outcome.code;
  };
  const mails = () => run<Mail>(`select "toAddress", body from mail where kind = 'video-share' order by id`);
  const shares = async () =>
    Number((await run<{ shares: number }>('select shares from video where id = 95001'))[0]?.shares);
  return { ...testWorld, ...client, send, status, mails, shares };
};

const input = { recipient: 'kim@example.com', videoId, guestId: 7 };
const robin = { guestId: 7, key: 'k' };

// @spec feature:videos.share 1, rule:video-share-email, state:video-share-email 2
test.each([
  ['by a visitor', input, { key: 'k' }, 'needLogin', null],
  ['without a recipient', { videoId, guestId: 7 }, robin, 'malformed', 'recipient'],
  ['with an empty recipient', { ...input, recipient: '' }, robin, 'malformed', 'recipient'],
  ['without a video', { recipient: input.recipient, guestId: 7 }, robin, 'malformed', 'videoId'],
  ['without a guest', { recipient: input.recipient, videoId }, robin, 'malformed', 'guestId'],
  ['in the name of another guest', { ...input, guestId: 8 }, robin, 'malformed', 'guestId'],
  ['to no address', { ...input, recipient: 'kim@example' }, robin, 'malformed', 'recipient'],
  ['to two addresses', { ...input, recipient: 'kim@example.com, sam@example.com' }, robin, 'malformed', 'recipient'],
  [
    'to an address with another header',
    { ...input, recipient: 'kim@example.com\nBcc: a@b.com' },
    robin,
    'malformed',
    'recipient',
  ],
  ['with a link', { ...input, message: 'See https://elsewhere.example/' }, robin, 'malformed', 'message'],
  ['with a link without a protocol', { ...input, message: 'see elsewhere.example' }, robin, 'malformed', 'message'],
  [
    'with a link in hidden characters',
    { ...input, message: 'else\u200Bwhere.ex\u200Bample' },
    robin,
    'malformed',
    'message',
  ],
  ['with a link by wide stops', { ...input, message: 'see elsewhere。example' }, robin, 'malformed', 'message'],
  ['with a link of numbers', { ...input, message: 'see 192.0.2.7/x' }, robin, 'malformed', 'message'],
  ['with a link in soft hyphens', { ...input, message: 'elsewhere.\u00ADexample' }, robin, 'malformed', 'message'],
  [
    'to an address with hidden characters',
    { ...input, recipient: 'k\u200Bim@example.com' },
    robin,
    'malformed',
    'recipient',
  ],
  ['with a link of one letter', { ...input, message: 'see evil.c' }, robin, 'malformed', 'message'],
  ['with a telephone number', { ...input, message: 'call 0151 / 234-5678' }, robin, 'malformed', 'message'],
  [
    'with a telephone number by wide digits',
    { ...input, message: '＋４９１５１２３４５６７８' },
    robin,
    'malformed',
    'message',
  ],
  ['with a telephone number by other digits', { ...input, message: '٠١٥١٢٣٤٥٦٧' }, robin, 'malformed', 'message'],
  [
    'with a telephone number after a date',
    { ...input, message: '28.11.2026: 0151 2345678' },
    robin,
    'malformed',
    'message',
  ],
  ['with another address', { ...input, message: 'write to sam@example' }, robin, 'malformed', 'message'],
  ['with a message too long', { ...input, message: 'x'.repeat(maxShareMessage + 1) }, robin, 'malformed', 'message'],
  ['of no video', { ...input, videoId: 999_999 }, robin, 'unknown', 'videoId'],
  ['without a key', input, { guestId: 7 }, 'malformed', 'Idempotency-Key'],
])('rejects a share %s, and mails nothing', async (_, body, caller, code, field) => {
  const { outcome, mails, shares } = await setUp();
  expect(await outcome(sendVideoShareEmail, body, caller)).toMatchObject({ ok: false, code, field });
  expect([await mails(), await shares()]).toEqual([[], 0]);
});

// @spec rest:guest.video-share-email.send, entity:enum.videoShareEmailStatus, error:video-share-ok
test('a share mails the video, who shares it, the words as text, and the link that ends such mails', async () => {
  const { status, mails, shares } = await setUp();
  expect(await status(' Kim@Example.com ', { message: ' Look:\r\n<b>rain</b>\u202E! ' })).toBe('OK');
  const [mail, ...others] = await mails();
  expect([others, mail?.toAddress, await shares()]).toEqual([[], 'kim@example.com', 1]);
  expect(mail?.body.split('\n')).toEqual([
    expect.stringMatching(/: Robin recommends a video to you$/),
    '“Rooftop, after rain” by Noor Vega',
    'Robin writes: “Look: <b>rain</b>!”',
    'For adults only.',
    '/en/amateur/noor-vega/videos/95001/',
    expect.stringMatching(/^Somebody typed this address at /),
    expect.stringMatching(/^\/vxpay\/en\/leave-shares\?token=[0-9a-f]{32}$/),
  ]);
});

test.each(['Wie gesagt, z.B. am 28.11.2026 um 20:15.', 'On 2026-11-28, i.e. today: 100 of 250 000', 'A+ ... wow!'])(
  'the words "%s" are mailed',
  async (message) => {
    const { status, mails } = await setUp();
    expect(await status('kim@example.com', { message })).toBe('OK');
    expect((await mails())[0]?.body).toContain(message);
  },
);

test.each(languages)('a mail is in the language of the page, %s', async (language) => {
  const { answer, mails } = await setUp();
  await answer(sendVideoShareEmail, input, { ...robin, language });
  const lines = (await mails())[0]?.body.split('\n') ?? [];
  expect(lines).toHaveLength(6);
  expect(lines[3]).toBe(`/${language}/amateur/noor-vega/videos/95001/`);
  expect(lines[5]).toContain(`/vxpay/${language}/leave-shares?token=`);
});

test.each([
  ['', 'A guest'],
  ['www.elsewhere.example', 'A guest'],
  ['Robin\nwww', 'Robin www'],
])('a guest with the name "%s" is %s in a mail', async (name, shown) => {
  const { status, mails, run } = await setUp();
  await run(`update guest set name = '${name}' where id = 7`);
  expect(await status('kim@example.com')).toBe('OK');
  expect((await mails())[0]?.body).toMatch(new RegExp(`^[^\\n]*: ${shown} recommends`));
});

test('a share that is repeated under its key is one mail; another one under it is rejected', async () => {
  const { send, mails, shares } = await setUp();
  const again = () => send('kim@example.com', { key: 'same', message: 'Look.' });
  for (let count = 0; count < 3; count += 1)
    expect(await again()).toMatchObject({ ok: true, answer: { status: 'OK' } });
  expect([(await mails()).length, await shares()]).toEqual([1, 1]);
  expect(await send('sam@example.com', { key: 'same' })).toMatchObject({ code: 'keyReused', field: 'Idempotency-Key' });
  // The key of another guest is another one.
  expect(await send('kim@example.com', { key: 'same', guestId: 8 })).toMatchObject({ ok: true });
});

// @spec error:video-share-timeout, state:video-share-email 1
test('of 100 shares of a guest ten are mailed in a day, and the next one the day after', async () => {
  const { status, mails, pass } = await setUp();
  const outcomes = [];
  for (let count = 0; count < 100; count += 1) outcomes.push(await status(`friend-${count}@example.com`));
  expect(outcomes).toEqual([...Array<string>(shareLimits.ofGuest).fill('OK'), ...Array<string>(90).fill('TIMEOUT')]);
  expect(await mails()).toHaveLength(shareLimits.ofGuest);
  expect(await status('kim@example.com', { guestId: 8 })).toBe('OK');
  pass(dayMs + 1);
  expect(await status('friend-99@example.com')).toBe('OK');
});

test('a guest mails one mailbox twice in a day, however its address is written', async () => {
  const { status, mails } = await setUp();
  const spellings = ['kim@example.com', 'KIM+video@example.com', 'kim+again@example.com'];
  expect(await Promise.all(spellings.map((each) => status(each)))).toEqual(['OK', 'OK', 'TIMEOUT']);
  expect(await mails()).toHaveLength(2);
  expect(await status('sam@example.com')).toBe('OK');
});

test('a mailbox gets three mails in a day from everybody, and nobody learns of the others', async () => {
  const { status, mails } = await setUp();
  for (const guestId of [7, 8, 9, 10]) expect(await status('kim@example.com', { guestId })).toBe('OK');
  expect(await mails()).toHaveLength(shareLimits.ofMailbox);
});

// @spec error:video-share-general
test('a mail that no provider takes has failed, and does not count as a share', async () => {
  const { status, mails, shares } = await setUp();
  expect(await status('kim@nowhere.invalid')).toBe('FAILED');
  expect([await mails(), await shares()]).toEqual([[], 0]);
});

test('whoever left by the link of a mail gets none, from nobody, and who sends one is told the same', async () => {
  const { status, mails, world, run } = await setUp();
  await status('kim@example.com');
  const token = (await mails())[0]?.body.split('token=')[1] ?? '';
  const reader = { tx: world.database.reader };
  const set = (state: 'on' | 'off', which = token) =>
    runInWorld(world, true, (inWorld) => setShareMails(which, state, inWorld));
  expect(await shareMailsOfToken(token, reader)).toEqual({ isOn: true });
  for (let count = 0; count < 2; count += 1) expect(await set('off')).toBe(true);
  expect(await shareMailsOfToken(token, reader)).toEqual({ isOn: false });
  expect(await status('Kim+other@example.com', { guestId: 8 })).toBe('OK');
  expect(await mails()).toHaveLength(1);
  await set('on');
  expect(await status('kim@example.com', { guestId: 9 })).toBe('OK');
  expect((await mails()).map(({ body }) => body.split('token=')[1])).toEqual([token, token]);
  expect([await set('off', 'guessed'), await shareMailsOfToken('guessed', reader)]).toEqual([false, null]);
  // The table knows no address.
  expect(JSON.stringify(await run('select * from "shareMailbox"'))).not.toContain('kim');
});

test('who left is remembered for good; a mailbox without a mail for a year is forgotten', async () => {
  const { status, world, run, pass } = await setUp();
  await setUpState(addressEndedShares({ email: 'left@example.com', token: 'left' }), world);
  await status('kim@example.com');
  pass(366 * dayMs);
  await status('sam@example.com');
  const rows = await run<{ token: string; isOff: number }>(
    'select token, "isOff" from "shareMailbox" order by "isOff" desc',
  );
  expect(rows).toHaveLength(2);
  expect(rows[0]).toEqual({ token: 'left', isOff: 1 });
});

test('a guest who may not write shares nothing', async () => {
  const { status, mails, world } = await setUp();
  await guestIsRestricted.setUp({ guestId: 7, level: 1 }, world);
  expect(await status('kim@example.com')).toBe('restricted');
  expect(await mails()).toEqual([]);
});
