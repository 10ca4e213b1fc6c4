import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultServerConditions, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { areas, areaVariable, isArea } from './areas.ts';

const name = process.env[areaVariable] ?? '';
if (!isArea(name)) throw new Error(`${areaVariable} is not one of ${Object.keys(areas).join(', ')}.`);

/** The copy of the repository in which Stryker runs the tests, and the repository itself. */
const copy = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const original = dirname(realpathSync(join(copy, 'node_modules')));

/** The links of our packages in node_modules lead to the repository, where nothing is mutated; their imports must stay in the copy. */
const packagesOfCopy = (): Plugin => ({
  name: 'packages-of-copy',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.startsWith('@lounge/')) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (found === null || found.id.startsWith(`${copy}/`)) return found;
    return found.id.replace(original, copy);
  },
});

const memo = 'compiled ??= compile()';

/**
 * A statement is compiled by the first test that runs it. Stryker would ask this test alone about mutants in the statement, so here
 * every run compiles.
 */
const statementsWithoutMemo = (): Plugin => ({
  name: 'statements-without-memo',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('mock-api/src/world/statement.ts')) return null;
    if (!code.includes(memo)) throw new Error(`${id} does not contain ${memo} any more.`);
    return { code: code.replace(memo, 'compiled = compile()'), map: null };
  },
});

const conditions = ['@lounge/source', ...defaultServerConditions];

export default defineConfig({
  root: copy,
  plugins: [packagesOfCopy(), statementsWithoutMemo()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'mutants',
    environment: 'node',
    isolate: false,
    // Ends a test that waits for what a mutant never does. Tests take milliseconds.
    testTimeout: 10_000,
    // The ledger against its model with fewer events: a mutant that they find is found by the first hundreds.
    env: { LEDGER_EVENTS: '4000' },
    include: [...areas[name].tests],
    exclude: ['**/*.{browser,mocked}.test.{ts,tsx}', '**/node_modules/**', '**/dist/**'],
  },
});
