import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { OutageProxy } from '../../../testing/OutageProxy.ts';
import { createEmpty, urlOf } from '../../../testing/postgres/test-databases.ts';
import { AdvisoryLocks } from './AdvisoryLocks.ts';

test('an outage is notified once, however often it is tried to connect meanwhile, and its end once', async () => {
  const proxy = new OutageProxy(urlOf(await createEmpty(inject('postgresRun'), 'locks')), 5432);
  const notified: string[] = [];
  const locks = new AdvisoryLocks(await proxy.open(), {
    onLost: () => notified.push('lost'),
    onOpened: () => notified.push('opened'),
  });
  onTestFinished(async () => {
    await locks.close();
    proxy.close();
  });
  expect(await locks.take('lead', ['main'])).toEqual(['main']);
  proxy.cut();
  await vi.waitFor(() => expect(notified).toEqual(['opened', 'lost']));
  for (let tries = 0; tries < 3; tries += 1)
    await expect(locks.take('lead', ['main'])).rejects.toThrow(/ECONN|terminated/);
  proxy.mend();
  await vi.waitFor(async () => expect(await locks.take('lead', ['main'])).toEqual(['main']));
  expect(notified).toEqual(['opened', 'lost', 'opened']);
});

test('locks of several worlds at once ask one after the other, as a client of pg has one query at a time', async () => {
  const notices: string[] = [];
  const onWarning = ({ message }: Error) => void notices.push(message);
  process.on('warning', onWarning);
  const locks = new AdvisoryLocks(urlOf(await createEmpty(inject('postgresRun'), 'queue')), {
    onLost: () => undefined,
    onOpened: () => undefined,
  });
  onTestFinished(async () => {
    process.off('warning', onWarning);
    await locks.close();
  });
  const keys = Array.from({ length: 20 }, (_, at) => `world-${at}`);
  await Promise.all(keys.flatMap((key) => [locks.share('use', key), locks.take('lead', [key])]));
  await Promise.all(keys.map((key) => locks.giveBack('lead', key)));
  // Warnings are emitted in a turn of their own.
  await new Promise((resolve) => setImmediate(resolve));
  expect(notices).toEqual([]);
});
