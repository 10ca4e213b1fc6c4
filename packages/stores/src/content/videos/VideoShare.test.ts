import {
  addressEndedShares,
  aPerformer,
  aVideoOfPerformer,
  guestIsLoggedIn,
  guestIsRestricted,
  guestSharedVideos,
  setUpState,
  testStores,
} from '@lounge/testing/stores';
import { createClient } from '@lounge/transport';
import { fakeTransport } from '@lounge/transport/fakes';
import { expect, test } from 'vitest';
import { VideoShare } from './VideoShare.ts';

const videoId = 95001;

const setUp = async (guestId: number | null = 7) => {
  const stores = testStores({ guestId });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, stores.world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, stores.world);
  await aVideoOfPerformer.setUp({ id: videoId, actorId: 9101 }, stores.world);
  let keys = 0;
  const options = { guestId: () => guestId, newKey: () => `key-${(keys += 1)}` };
  const share = new VideoShare(videoId, stores.context, options);
  const mails = async () => {
    const rows = await stores.run(`select "toAddress" as "to" from mail where kind = 'video-share' order by id`);
    return (rows as readonly { to: string }[]).map(({ to }) => to);
  };
  const send = (recipient = 'kim@example.com', message = 'Look.') => {
    share.type({ recipient, message });
    return share.send();
  };
  const keysOf = () => stores.sent.map(({ headers }) => headers['idempotency-key']);
  return { ...stores, share, mails, send, keysOf, options };
};

// @spec feature:videos.share 1, state:video-share-email 2, rule:video-share-email
test.each([
  ['a visitor', null, 'kim@example.com'],
  ['a guest without a recipient', 7, ''],
  ['a guest with a blank recipient', 7, '  '],
])('%s sends nothing', async (_, guestId, recipient) => {
  const { share, sent, send } = await setUp(guestId);
  await send(recipient);
  expect([share.isComplete, sent.length, share.state.kind]).toEqual([false, 0, 'idle']);
});

test('recipient, message, video and guest are sent; words that were sent are gone', async () => {
  const { share, sent, send, mails } = await setUp();
  share.type({ recipient: 'Kim@example.com ', message: ' Look. ' });
  expect(share.isComplete).toBe(true);
  await share.send();
  expect(sent[0]?.body).toEqual({ recipient: 'kim@example.com', message: 'Look.', videoId, guestId: 7 });
  expect([share.state, share.recipient, share.message]).toEqual([
    { kind: 'sent', recipient: 'kim@example.com' },
    '',
    '',
  ]);
  await send('sam@example.com', '');
  expect(sent[1]?.body).toEqual({ recipient: 'sam@example.com', videoId, guestId: 7 });
  expect(await mails()).toEqual(['kim@example.com', 'sam@example.com']);
});

// @spec feature:videos.share 2, state:video-share-email 1, error:video-share-timeout, error:video-share-general
test('the outcomes are OK, TIMEOUT and a general failure, and what was typed stays for the last two', async () => {
  const { share, send, world } = await setUp();
  await send();
  expect(share.state.kind).toBe('sent');
  await send('kim@nowhere.invalid');
  expect([share.state.kind, share.recipient, share.message]).toEqual(['failed', 'kim@nowhere.invalid', 'Look.']);
  await setUpState(guestSharedVideos({ guestId: 7, many: 8 }), world);
  await send('sam@example.com');
  expect([share.state.kind, share.recipient, share.message]).toEqual(['timeout', 'sam@example.com', 'Look.']);
  share.type({ message: 'Look!' });
  expect([share.state.kind, share.recipient]).toEqual(['idle', 'sam@example.com']);
});

test.each([
  ['another status', 200, { status: 'BUSY' }],
  ['no status', 200, {}],
  ['an error of the server', 500, {}],
])('%s is a general failure', async (_, status, body) => {
  const { context, options } = await setUp();
  const transport = fakeTransport(() => Promise.resolve({ status, headers: {}, body }));
  const identity = () => ({ token: 'test-token', guestId: 7, language: 'en' as const });
  const answering = createClient({
    transport,
    clock: context.clock,
    identity,
    version: 'test',
    strict: true,
    report: () => undefined,
  });
  const share = new VideoShare(videoId, { ...context, client: answering }, options);
  share.type({ recipient: 'kim@example.com' });
  await share.send();
  expect(share.state.kind).toBe('failed');
});

test('an address that wants no such mails is told apart from no other', async () => {
  const { share, send, world, mails } = await setUp();
  await setUpState(addressEndedShares({ email: 'kim@example.com', token: 'left' }), world);
  await send();
  expect([share.state.kind, await mails()]).toEqual(['sent', []]);
});

test('presses while one is on its way send once', async () => {
  const { share, holdRequests, send, mails, sent } = await setUp();
  const deliver = holdRequests();
  const sending = [send(), share.send(), share.send()];
  share.type({ recipient: 'sam@example.com' });
  expect([share.state.kind, share.recipient]).toEqual(['sending', 'kim@example.com']);
  deliver();
  await Promise.all(sending);
  expect([await mails(), sent.length]).toEqual([['kim@example.com'], 1]);
});

test('a share whose answer was lost is repeated under its key, a changed one under another', async () => {
  const { share, send, failRequests, mails, keysOf } = await setUp();
  failRequests(/sendVideoShareEmail/);
  await send();
  expect([share.state.kind, share.recipient, share.message]).toEqual(['offline', 'kim@example.com', 'Look.']);
  failRequests(null);
  await share.send();
  expect([share.state.kind, await mails()]).toEqual(['sent', ['kim@example.com']]);
  await send('sam@example.com');
  expect(keysOf()).toEqual(['key-1', 'key-1', 'key-2']);
});

test.each([
  ['an address that is none', 'kim@example', 'Look.', 'recipient', 0],
  ['a link among the words', 'kim@example.com', 'See elsewhere.example', 'message', 1],
])('%s is said at its field', async (_, recipient, message, field, requests) => {
  const { share, send, sent, mails } = await setUp();
  await send(recipient, message);
  expect(share.state).toEqual({ kind: 'malformed', field });
  expect([share.recipient, share.message, sent.length, await mails()]).toEqual([recipient, message, requests, []]);
});

test('a guest who may not write is told so', async () => {
  const { share, send, world } = await setUp();
  await guestIsRestricted.setUp({ guestId: 7, level: 1 }, world);
  await send();
  expect(share.state.kind).toBe('restricted');
});
