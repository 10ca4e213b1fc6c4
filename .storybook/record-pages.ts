import type { Plugin } from 'vite';

declare global {
  /** The pages that were opened since the last test, by what the table of pages imports. */
  var openedPages: Set<string> | undefined;
}

const opening = /\(\) => import\(('[^']+')\)/g;

/** Records which of the site's pages a story opens, so that a change of another page need not run the story again. */
export const recordPages = (): Plugin => ({
  name: 'record-pages',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/site/src/app/pages.ts')) return undefined;
    return code.replaceAll(opening, '() => ((globalThis.openedPages ??= new Set()).add($1), import($1))');
  },
});
