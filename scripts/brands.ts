/**
 * Writes the style sheets of the kit's brands and their tokens in the format of the Design Tokens Community Group into
 * packages/kit. Run by `npm run brands`; its output is committed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { brandFiles } from './brand-files/brand-files.ts';

const kit = new URL('../packages/kit/', import.meta.url);

await mkdir(new URL('tokens/', kit), { recursive: true });
for (const [path, text] of brandFiles()) {
  await writeFile(new URL(path, kit), text);
  process.stdout.write(`packages/kit/${path}\n`);
}
