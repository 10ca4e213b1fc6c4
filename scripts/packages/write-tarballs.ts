// Writes the tarballs that front ends and back ends install without a registry that has our packages, and prints the line for each:
// `npm run tarballs -- FOLDER`.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { manifestOf, root } from '../conventions/repository.ts';
import { standalone } from './standalone.ts';
import { pack, published, tarballIn } from './tarballs.ts';

/** The packages for teams, with the command that each has. */
const forTeams = { 'mock-api': 'npx mock-api --help', contracts: 'npx contracts --help' } as const;

/** The folders of a package and of those of ours that it needs. */
const foldersFor = (folder: string): readonly string[] => {
  const { dependencies = {} } = manifestOf(folder);
  const needed = published.filter((each) => Object.hasOwn(dependencies, manifestOf(each).name));
  return [...needed.flatMap(foldersFor), folder];
};

const [argument = join(root, '.cache/tarballs')] = process.argv.slice(2);
const destination = resolve(process.env['INIT_CWD'] ?? root, argument);
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'lounge-packed-'));
try {
  process.stdout.write('Builds and packs the packages; this takes a minute or two.\n');
  const tarballs = await pack(folder, [...new Set(Object.keys(forTeams).flatMap(foldersFor))]);
  for (const [workspace, use] of Object.entries(forTeams)) {
    const file = await standalone(tarballIn(tarballs, workspace), tarballs, destination);
    process.stdout.write(`\nnpm install ${file}\n${use}\n`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
