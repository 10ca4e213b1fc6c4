/** Plays flows against mutants: a project for each mutant, and one without a mutant for each flow that is a proof. */
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import flows from '../../../site/e2e/playwright.config.ts';
import type { HostOptions } from '../../../site/e2e/host.ts';
import { root, screenMutants } from './list.ts';

const chosen = new Set((process.env['MUTANTS_PLAYED'] ?? '').split(',').map(Number));
const played = screenMutants.filter(({ number, proof }) => proof.kind === 'flow' && chosen.has(number));
const hooks = join(root, 'scripts/mutants/screens/server-hooks.ts');
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A pattern for titles is compared with the project's name as well, which therefore has no piece of a title. */
const project = (number: number, { file, name }: { readonly file: string; readonly name: string }, at = 0) => ({
  name: number === 0 ? `unchanged ${file} ${at + 1}` : String(number),
  testMatch: `${file}.spec.ts`,
  grep: new RegExp(escaped(name)),
  use: {
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Mutant/${number}`,
    serverVariables: { MUTANT: String(number), NODE_OPTIONS: `--conditions=@lounge/source --import=${hooks}` },
  },
});

const proofs = new Map(played.map(({ proof }) => [`${proof.file} ${proof.name}`, proof]));

export default defineConfig<object, HostOptions>({
  ...flows,
  testDir: join(root, 'site/e2e'),
  outputDir: join(root, '.cache/mutants/flows'),
  // A flow that notices a mutant waits for what does not come. That these limits are long enough, the unchanged ones show.
  timeout: 90_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  reporter: [['json', { outputFile: join(root, '.cache/mutants/flows.json') }], ['dot']],
  projects: [
    ...[...proofs.values()].map((proof, at) => project(0, proof, at)),
    ...played.map(({ number, proof }) => project(number, proof)),
  ],
});
