import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { countProcess, ticksOf, withProcessorTime } from './processor-time.mjs';

const seenOf = (...processes) =>
  new Map(processes.map(([key, parentKey, own, children]) => [key, { key, parentKey, own, children }]));

test.each([
  ['one that was waited for is in its parent', [['2', '1', 50, 0]], 60, 70],
  ['one that nobody waited for is counted by itself', [['2', '1', 50, 0]], 0, 60],
  ['what ended unseen is in its parent', [], 30, 40],
  [
    'processes of processes count too',
    [
      ['2', '1', 5, 0],
      ['3', '2', 40, 0],
    ],
    0,
    55,
  ],
])('of processes %s', (_, processes, children, ticks) => {
  const seen = seenOf(['1', '0', 10, children], ...processes);
  expect(ticksOf(seen)(seen.get('1'))).toBe(ticks);
});

const busy = `const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);`;

test.runIf(process.platform === 'linux')(
  'counts a process and what it starts, and nothing of another step',
  async () => {
    const script = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`;
    const run = (code) => async () => {
      const child = spawn(process.execPath, ['-e', code]);
      countProcess(child);
      await once(child, 'exit');
    };
    const [counted, idle] = await Promise.all([
      withProcessorTime(run(script)),
      withProcessorTime(async () => undefined),
    ]);
    expect(counted.cpuSeconds).toBeGreaterThanOrEqual(0.3);
    expect(idle.cpuSeconds).toBe(0);
  },
);
