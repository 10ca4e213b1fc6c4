import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { mutantsOf, root } from './list.ts';
import { mutate } from './mutate.ts';

/** Puts all mutants into the sources, each behind its number. Must be the first plugin, as it replaces text of the sources. */
export const withMutants = (): Plugin => ({
  name: 'with-mutants',
  enforce: 'pre',
  transform(code, id) {
    const mutants = mutantsOf(relative(root, id.split('?', 1)[0] ?? id));
    return mutants.length === 0 ? null : { code: mutate(code, mutants), map: null };
  },
});
