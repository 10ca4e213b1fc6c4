import { languages } from '@lounge/locale';
import type { SourceFile } from '../conventions/repository.ts';
import { callFile, readOf, withExport, type HasFile } from './call.ts';
import type { NewPage } from './page.ts';
import { pageFiles, pageStory, textIds } from './page-files.ts';
import type { ReadText, Recipe } from './recipe.ts';
import { withProperty, type ObjectProperty } from './syntax.ts';

/** A function of the stores that a page reads by. */
interface PageRead {
  readonly name: string;
  /** The file that is added with it; null for one that a command added with its call. */
  readonly added: SourceFile | null;
}

const readFor = (page: NewPage, has: HasFile, read: ReadText): PageRead => {
  const { module, call, camel, file, shown, texts } = page;
  const stores = `packages/stores/src/${module.id}`;
  const ofCall = `${stores}/${callFile(call)}.ts`;
  const known = readOf(call);
  const isKnown = has(ofCall) && read(ofCall).includes(`export const ${known} = (context: ReadContext) =>`);
  if (shown.kind === 'value' && isKnown) return { name: known, added: null };
  const isPaged = shown.kind === 'performers' && shown.isPaged;
  const name = `${camel}${isPaged ? 'List' : 'Read'}`;
  const imports = [
    `import { ${call} } from '@lounge/protocol/${module.id}';`,
    ...(isPaged ? [`import { pagedById } from '../../reactive/PagedList.ts';`] : []),
    `import { callWithin, ${isPaged ? '' : 'Read, '}type ReadContext } from '../../reactive/Read.ts';`,
  ];
  const body = isPaged
    ? `/** Full rows in every number of columns. */
const pageSize = 60;

/** The answer that the page "${texts.en.title}" shows. */
export const ${name} = (context: ReadContext) =>
  pagedById((offset) => callWithin(context, ${call}, { first: pageSize, offset }));
`
    : `/** The answer that the page "${texts.en.title}" shows. */
export const ${name} = (context: ReadContext) => new Read(() => callWithin(context, ${call}, {}));
`;
  return { name, added: { path: `${stores}/${file}.ts`, text: `${imports.join('\n')}\n\n${body}` } };
};

const withTexts = (text: string, added: Readonly<Record<string, string>>): string => {
  // The files of texts are an object of strings.
  const texts = JSON.parse(text) as Readonly<Record<string, string>>;
  const taken = Object.keys(added).find((id) => id in texts);
  if (taken !== undefined) throw new Error(`The site has the text ${taken} already; choose another path.`);
  const sorted = Object.entries({ ...texts, ...added }).toSorted(([one], [other]) => one.localeCompare(other));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
};

/** The lists of all pages: addresses, loaders, scripts, breadcrumbs with their labels, and texts. */
const listed = (page: NewPage, read: ReadText): readonly SourceFile[] => {
  const { module, key, hasAddress, file, texts } = page;
  const route = `${module.id}/${file}-route.ts`;
  const screens = 'packages/protocol/src/foundation/page/screen-keys.ts';
  const labels = 'mock-api/src/foundation/page/texts.ts';
  const edits: Readonly<Record<string, readonly ObjectProperty[]>> = {
    ...(!hasAddress && {
      'packages/locale/src/routes/templates.ts': [
        { of: ['routeTemplates'], key, value: '{}', comment: '/** @assumed the documents have no such page */' },
      ],
    }),
    'site/src/app/pages.ts': [{ of: ['pages'], key, value: `() => import('../${route}')` }],
    'site/server/page-modules.ts': [{ of: ['pageModules'], key: `src/${route}`, value: `['${key}']` }],
    [screens]: [{ of: ['ownScreens'], key, value: `'${key}'` }],
    [labels]: languages.map((language) => ({
      of: ['screenLabels', language],
      key,
      value: `'${texts[language].title}'`,
    })),
  };
  return [
    ...Object.entries(edits).map(([path, properties]) => ({
      path,
      text: properties.reduce((text, property) => withProperty(text, property), read(path)),
    })),
    ...languages.map((language) => {
      const path = `site/texts/${language}.json`;
      return { path, text: withTexts(read(path), textIds(page, language)) };
    }),
  ];
};

/** Throws if a store of the site has the page's name in the document. `sources` are those of the site. */
const rejectTakenKey = (camel: string, sources: readonly SourceFile[]): void => {
  const names = new RegExp(String.raw`(?:key: |defineRead\(\s*)'${camel}'|restorables\(\{[^}]*\b${camel}\b`);
  const taken = sources.find(({ path, text }) => /-stores\.tsx?$/.test(path) && names.test(text));
  if (taken !== undefined) throw new Error(`${taken.path} has the name ${camel} already; choose another path.`);
};

/** Returns a page from its address to its story. `sources` are those of the site's modules. */
export const pageRecipe = (page: NewPage, has: HasFile, read: ReadText, sources: readonly SourceFile[]): Recipe => {
  const { name: storeRead, added } = readFor(page, has, read);
  const entry = `packages/stores/src/${page.module.id}/index.ts`;
  return {
    title: page.name,
    created: [...(added === null ? [] : [added]), ...pageFiles(page, storeRead), pageStory(page)],
    changed: (current) => {
      rejectTakenKey(page.camel, sources);
      const lists = listed(page, current);
      if (added === null) return lists;
      return [...lists, { path: entry, text: withExport(has(entry) ? current(entry) : '', `./${page.file}.ts`) }];
    },
    next: [
      ...(page.hasAddress ? [`The address is that of ${page.key}, a page to come: its @spec tags are yours.`] : []),
      `It is at /en/${page.entry}, in the sitemap and in breadcrumbs. Link it where guests look for it; its layout is yours.`,
      `Then: npm run texts, npm run types, npm run api, npm run contracts -- export, npm run contracts -- report, npm run stories -- stories/screens/${page.module.id}/${page.name}Screen.`,
    ],
  };
};
