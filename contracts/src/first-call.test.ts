import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { readOutcome } from './verify/result-file.ts';
import { runCli } from './verify/run-cli.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** The text of a fenced block of the README, without its indentation. */
const blockAfter = (start: string): string => {
  const [, indent = '', code = ''] = /^( *)```\w*\n([\s\S]*?)\n *```/m.exec(readme.slice(readme.indexOf(start))) ?? [];
  return code.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
};

test('the first server of the README holds what its claims say', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lounge-first-'));
  const [file, claims, result] = ['server.mjs', 'claims.txt', 'result.json'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(file, blockAfter('2. Save the server'));
  writeFileSync(claims, blockAfter('1. Write what the server claims'));
  const server = spawn(process.execPath, [file], { env: { PORT: '0' }, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  const [port] = (await once(createInterface(server.stdout), 'line')) as [string];
  const base = `http://127.0.0.1:${port}`;
  const to = ['--base-url', base, '--states-url', `${base}/states`];
  const { code, output } = await runCli('verify', ...to, '--claims', claims, '--only-claimed', '--result', result);
  server.kill();
  await ended;
  expect(readOutcome(result)?.interactions.map(({ call }) => call)).toEqual([
    'foundation/session/createVisitorToken',
    ...Array.from({ length: 3 }, () => 'foundation/wallet/getGuestBalance'),
  ]);
  expect(output).toContain('foundation/wallet: all 3 hold');
  expect(code).toBe(0);
  rmSync(folder, { recursive: true });
});
