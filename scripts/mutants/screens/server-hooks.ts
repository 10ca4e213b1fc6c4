/** Puts the mutants into the sources that a server of the flows loads, and the site that was built with them in the place of the other. */
import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtWithMutants, mutantsOf, root } from './list.ts';
import { mutate } from './mutate.ts';

const directory = '`${siteDirectory}dist';

/** Reads the site from another directory. */
const elsewhere = (source: string): string => {
  if (!source.includes(directory)) throw new Error(`The built site is not read from ${directory} any more.`);
  return source.replaceAll(directory, `\`${builtWithMutants}`);
};

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.startsWith('file:') || loaded.source === undefined || loaded.source === null) return loaded;
    const file = relative(root, fileURLToPath(url));
    const mutants = mutantsOf(file);
    const isBundle = file === 'site/server/site-bundle.ts';
    if (mutants.length === 0 && !isBundle) return loaded;
    const source = mutate(
      typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source),
      mutants,
    );
    return { ...loaded, source: isBundle ? elsewhere(source) : source };
  },
});
