import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the named parts of each folder of the kit: the values of `data-part` in its sources. */
export function partsByEntry(sourceFolder: string): Readonly<Record<string, readonly string[]>> {
  const folders = readdirSync(sourceFolder, { withFileTypes: true }).filter((each) => each.isDirectory());
  return Object.fromEntries(
    folders.map(({ name }) => {
      const folder = join(sourceFolder, name);
      const sources = readdirSync(folder).filter((file) => file.endsWith('.tsx') && !file.includes('.test.'));
      const found = sources.flatMap((file) =>
        [...readFileSync(join(folder, file), 'utf8').matchAll(/data-part="([\w-]+)"/g)].map(([, part = '']) => part),
      );
      return [name, [...new Set(found)].toSorted()];
    }),
  );
}
