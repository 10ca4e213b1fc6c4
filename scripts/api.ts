// Writes etc/*.api.md, the public API of the published packages, from their built types, and llms.txt of the kit. With --check it writes
// nothing to the repository and exits with 1 if a file differs or a declaration of the kit uses a type that is not exported.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { contentOf } from './content-of.ts';
import { manifestOf, root } from './conventions/repository.ts';
import { extractApi } from './extract-api.ts';
import { reported } from './packages/api-changes.ts';
import { llmsText } from './packages/llms.ts';

const cache = join(root, '.cache/api');
const kit = 'packages/kit';
const { check: isCheck = false } = parseArgs({ options: { check: { type: 'boolean' } } }).values;
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The types of a package: the kit's index, which exports all; of the others a file that exports every entry. */
function typesOf(workspace: string): string {
  if (workspace === kit) return join(root, workspace, 'dist/index.d.ts');
  const targets = Object.values(manifestOf(workspace).exports ?? {}).flatMap((value) =>
    isObject(value) && 'types' in value ? [String(value.types)] : [],
  );
  const entries = targets.flatMap((target) => globSync(join(root, workspace, target)).toSorted());
  const specifierOf = (entry: string) =>
    relative(cache, entry)
      .replaceAll('\\', '/')
      .replace(/\.d\.ts$/, '.js');
  const file = join(cache, `${basename(workspace)}.d.ts`);
  writeFileSync(file, entries.map((entry) => `export * from '${specifierOf(entry)}';\n`).join(''));
  return file;
}

interface Reported {
  readonly text: string | null;
  /** Types that a declaration uses and no entry exports. */
  readonly notExported: readonly string[];
}

function reportOf(workspace: string): Reported {
  const types = typesOf(workspace);
  const name = `${basename(workspace)}.api.md`;
  const { errorCount, notExported } = extractApi({
    packageFolder: join(root, workspace),
    projectFolder: root,
    types,
    outputFolder: cache,
    reportName: name,
    modelFile: null,
  });
  return { text: errorCount > 0 ? null : contentOf(join(cache, name)), notExported };
}

/** Writes a file of a package, or says that it is out of date. */
function settle(path: string, text: string): void {
  const file = join(root, path);
  if (contentOf(file) === text) return;
  if (isCheck) {
    console.error(`${path} is out of date. Run "npm run api", review the difference and commit it.`);
    process.exitCode = 1;
  } else {
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  }
}

mkdirSync(cache, { recursive: true });
for (const workspace of reported) {
  const { text, notExported } = reportOf(workspace);
  if (text === null || (workspace === kit && notExported.length > 0)) {
    console.error(notExported.join('\n'));
    process.exitCode = 1;
  } else settle(`${workspace}/etc/${basename(workspace)}.api.md`, text);
}
settle(`${kit}/llms.txt`, llmsText(readFileSync(join(root, kit, 'README.md'), 'utf8')));
