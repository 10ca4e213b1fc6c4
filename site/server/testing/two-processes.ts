/**
 * Runs two processes that answer with their number and id, for a test. `FAIL_FILE` names a file: while it exists none can start. The primary
 * process prints its port, and then what happens.
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import cluster from 'node:cluster';
import { processVariable } from '../process-settings.ts';
import { startProcesses } from '../processes.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const answer = (): void => {
  if (existsSync(process.env['FAIL_FILE'] ?? '')) process.exit(3);
  const server = createServer((_, response) =>
    response.setHeader('Connection', 'close').end(`${process.env[processVariable] ?? ''} ${process.pid}`),
  );
  server.listen(0, '127.0.0.1');
  process.once('SIGTERM', () => process.exit(0));
};

if (cluster.isPrimary) {
  const onFailed = (code: number): void => process.exit(code);
  const { port, end } = await startProcesses({ count: 2, drainMs: 0, print, onFailed, pausesMs: [0, 20, 20] });
  process.once('SIGTERM', () => void end().then(() => process.exit(0)));
  print(String(port));
} else answer();
