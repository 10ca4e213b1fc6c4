import { aPerformer, guestIsLoggedIn, testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { ActorReports } from './ActorReports.ts';

test('a report is sent once; one that did not arrive can be sent again', async () => {
  const { context, world, failRequests, run, sent } = testStores({ guestId: 7 });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega', isOnline: true }, world);
  const reports = new ActorReports(context);
  const report = { actorId: 9101, chatId: null, reason: 'fraud', text: 'Asked for a transfer.', block: true } as const;
  failRequests(/actorReport/);
  expect([await reports.send(report), reports.state]).toEqual([false, 'failed']);
  reports.reset();
  expect(reports.state).toBe('open');
  failRequests(null);
  const sending = reports.send(report);
  expect([reports.state, await reports.send(report)]).toEqual(['sending', false]);
  expect([await sending, reports.state, sent.length]).toEqual([true, 'open', 2]);
  expect(await run('select reason, text from "actorReport"')).toEqual([
    { reason: 'fraud', text: 'Asked for a transfer.' },
  ]);
  expect(await run('select "isBlocked" from channel where "guestId" = 7 and "actorId" = 9101')).toEqual([
    { isBlocked: 1 },
  ]);
});
