import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import type { DrawJob } from './draw-process.ts';

test('who started the process and went away in the middle of a drawing gets no answer, and it ends without an error', async () => {
  const child = fork(new URL('draw-process.ts', import.meta.url), {
    execArgv: ['--conditions=@lounge/source'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const errors: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const job: DrawJob = { picture: { brand: 'velvet', kind: 'banner', seed: 'mirela-banner' } };
  child.send(job);
  // The first answer shows that it has started; the second job is drawn while the channel is closed.
  await once(child, 'message');
  child.send(job, () => child.disconnect());
  const [code] = (await once(child, 'exit')) as [number | null];
  expect([code, errors.join('')]).toEqual([0, '']);
});
