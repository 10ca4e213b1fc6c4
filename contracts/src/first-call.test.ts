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
  /** Runs the command of a step. */
  const run = (step: string): ReturnType<typeof runCli> => {
    const [, , ...args] = blockAfter(step)
      .replaceAll('http://127.0.0.1:8080', `http://127.0.0.1:${port}`)
      .replace('claims.txt', claims)
      .split(' ');
    return runCli(...args, '--result', result);
  };
  const { code, output } = await run('3. Verify what is claimed');
  expect(readOutcome(result)?.interactions.map(({ call }) => call)).toEqual([
    'foundation/session/createVisitorToken',
    ...Array.from({ length: 3 }, () => 'foundation/wallet/getGuestBalance'),
    // Valid requests of both.
    'foundation/session/createVisitorToken',
    'foundation/wallet/getGuestBalance',
  ]);
  expect(output).toContain('foundation/wallet: all 4 hold');
  expect(code).toBe(0);
  const { code: codeOfAll, output: outputOfAll } = await run('4. Whenever you like');
  server.kill();
  await ended;
  expect(outputOfAll).toContain('additional: undeclared');
  expect(outputOfAll).toMatch(/^2 of 8 interactions are broken/m);
  expect(codeOfAll).toBe(1);
  rmSync(folder, { recursive: true });
});
