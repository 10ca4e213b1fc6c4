import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../conventions/repository.ts';
import { startServer, type StartedServer } from './started-server.ts';
import { snippets, snippetsOf, withChecks, type Snippet } from './snippets.ts';

const execute = promisify(execFile);
mkdirSync(join(root, '.cache'), { recursive: true });
// Inside the repository, so that imports find its packages.
const folder = mkdtempSync(join(root, '.cache/snippets-'));
let server: StartedServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Modules of examples that the repository does not install: Next.js, and files beside the example. */
const elsewhere = `
  declare module 'next/link' {
    const Link: import('react').ComponentType<import('react').ComponentProps<'a'> & { href: string }>;
    export default Link;
  }
  declare module 'next/navigation' {
    export const useServerInsertedHTML: (insert: () => import('react').ReactNode) => void;
  }
  declare module '@/app/Providers' {
    export const Providers: import('react').ComponentType<{
      brand: import('@lounge/kit/brand').BrandMarks;
      children: import('react').ReactNode;
    }>;
  }
`;

const scripts = snippets.filter(({ language }) => ['ts', 'tsx', 'js', 'jsx'].includes(language));
const nameOf = ({ place, language }: Snippet): string => `${place.replaceAll(/\W/g, '-')}.${language}`;

const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

/** The examples as they would run against this server. */
const here = (code: string): string => code.replaceAll(/http:\/\/(?:localhost:3000|127\.0\.0\.1:8080)/g, server.url);

test('every example in TypeScript compiles', async () => {
  expect(scripts.length).toBeGreaterThan(8);
  for (const each of scripts) write(`types-${nameOf(each)}`, each.code);
  write('types-elsewhere.d.ts', elsewhere);
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
    references: { path: string }[];
  };
  const built = references.map(({ path }) => ({ path: join(root, path) }));
  write(
    'tsconfig.json',
    JSON.stringify({ extends: '../../tsconfig.checks.json', include: ['types-*'], references: built }),
  );
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const run = (...args: string[]) =>
    execute(process.execPath, [tsc, ...args], { cwd: root }).catch((error: { stdout: string }) => error);
  // The compiler reads the packages as the declarations of their builds, which `npm run types` has left up to date.
  expect((await run('-b')).stdout).toBe('');
  expect((await run('-p', folder)).stdout).toBe('');
});

// Node runs no JSX; and a brand of one's own has outlines that a page cannot show.
// Tests are run by Vitest, in mock-api-recipes.test.ts.
const runnable = scripts.filter(
  ({ language, document, code }) =>
    language === 'ts' && document !== 'packages/kit/README.md' && !code.includes("from 'vitest'"),
);

test.each(runnable)('the example in $place runs and shows what it says', async (snippet) => {
  const file = write(`run-${nameOf(snippet)}`, withChecks(here(snippet.code)));
  const { stderr } = await execute(process.execPath, ['--conditions=@lounge/source', file], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  expect(stderr).toBe('');
});

const curls = snippets.filter(
  ({ language, code, document }) => language === 'sh' && /^curl /m.test(code) && !document.startsWith('examples/'),
);

test.each(curls)('the server answers the request in $place as it says', async ({ code }) => {
  const lines = here(code).split('\n');
  const requests = lines.flatMap((line, at) => (line.startsWith('curl ') ? [{ line, shown: lines[at + 1] }] : []));
  for (const { line, shown } of requests) {
    const { stdout } = await execute('bash', ['-c', line.replace('curl', 'curl --silent --show-error')]);
    expect(`# ${stdout}`).toBe(shown);
  }
});

test('values in comments are checked', () => {
  const code = withChecks(
    'twice(2); // 4, not 5\nconst { a } = parts; // "b"\nconsole.log(c); // false: no\nd(); // a reason',
  );
  expect(code.split('\n').slice(0, 5)).toEqual([
    'check(twice(2), 4);',
    'const { a } = parts; // "b"',
    'check(a, "b");',
    'check(c, false);',
    'd(); // a reason',
  ]);
});

test('examples are found with their line', () => {
  expect(snippetsOf('a.md', 'Text\n\n```ts\none();\n```\n\n```sh\ntwo\n```\n')).toEqual([
    { place: 'a.md:4', document: 'a.md', language: 'ts', code: 'one();\n' },
    { place: 'a.md:8', document: 'a.md', language: 'sh', code: 'two\n' },
  ]);
});
