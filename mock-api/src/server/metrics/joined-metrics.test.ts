import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { sampleOf } from '../../testing/sample-of.ts';

const script = fileURLToPath(new URL('../../testing/metrics-cluster.ts', import.meta.url));

test('the primary process joins the metrics of its workers, which their labels tell apart', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=@lounge/source', script]);
  expect(sampleOf(stdout, 'lounge_job_duration_seconds_sum', { job: 'chats', process: '1' })).toBe(1);
  expect(sampleOf(stdout, 'lounge_job_duration_seconds_sum', { job: 'chats', process: '2' })).toBe(2);
  expect(stdout.match(/^# TYPE lounge_job_duration_seconds /gm)).toHaveLength(1);
});
