import { fileURLToPath } from 'node:url';
import formatjs from '@formatjs/unplugin/vite';
import react from '@vitejs/plugin-react';
import { isLazy, neverSent } from './lazy-texts.ts';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

const dependency = (path: string) => fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url));

/** Smaller forms of what the browser gets: no parser for texts that are parsed already, and production builds that the packages' own exports do not offer. */
const lean = [
  { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
  { find: /^mobx$/, replacement: dependency('mobx/dist/mobx.esm.production.min.js') },
  { find: /^react-router$/, replacement: dependency('react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: dependency('react-router/dist/production/dom-export.mjs') },
];

/** Formatters that no page uses, by their region in the library's file; what is called all the same says so. */
const unusedFormatters = ['duration', 'displayName', 'list', 'plural', 'relativeTime'] as const;

/** The formatter of texts without those that nothing here uses. */
const leanIntl = (): Plugin => ({
  name: 'lean-intl',
  apply: (_config, { isSsrBuild, command }) => command === 'build' && isSsrBuild !== true,
  transform: (code, id) => {
    if (!id.endsWith('@formatjs/intl/index.js')) return undefined;
    let short = code;
    for (const name of unusedFormatters) {
      const region = new RegExp(`//#region packages/intl/${name}\\.ts\\n([^]*?)//#endregion\\n`);
      const functions = [...(region.exec(short)?.[1] ?? '').matchAll(/^function ([\w$]+)/gm)].map(([, each]) => each);
      if (functions.length === 0) throw new Error(`@formatjs/intl has no region ${name} any more; see leanIntl.`);
      short = short.replace(region, () => functions.map((each) => `const ${each} = leftOut;\n`).join(''));
    }
    return { code: `const leftOut = () => { throw new Error('left out'); };\n${short}`, map: null };
  },
});

/** Style templates without their line breaks and indents: spaces mean nothing there, and every guest would fetch them. */
const shortStyles = (): Plugin => ({
  name: 'short-styles',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) => {
    if (id.includes('node_modules') || !/\.tsx?$/.test(id) || !/styled-components/.test(code)) return undefined;
    const short = code.replace(
      /((?:withConfig\([^)]*\)|\bcss|\bkeyframes)`)([^`]*)`/g,
      (_, head: string, text: string) =>
        `${head}${text
          .replace(/\s*\n\s*/g, ' ')
          .replace(/ ?([{};,]) ?/g, '$1')
          .replace(/: /g, ':')}\``,
    );
    return { code: short, map: null };
  },
});

/** Declarations without their sentences: documents are written from them, pages are not. */
const withoutProse = (): Plugin => ({
  name: 'without-prose',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) => {
    if (!/packages\/protocol\/src\/.*\.ts$/.test(id)) return undefined;
    const short = code
      .replace(/(\bpurpose: )'(?:[^'\\]|\\.)*'/g, "$1''")
      .replace(/(\b(?:named|oneOf)\('\w+', )'(?:[^'\\]|\\.)*'/g, "$1''");
    return { code: short, map: null };
  },
});

/** A module of texts holds one JSON object, up to the semicolon at its end. */
const sentOnly = (texts: string) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(JSON.parse(texts) as Record<string, unknown>).filter(([id]) => !isLazy(id) && !neverSent.test(id)),
    ),
  );

const withoutLazyTexts = (): Plugin => ({
  name: 'without-lazy-texts',
  enforce: 'pre',
  apply: (_config, { isSsrBuild, command }) => command === 'build' && isSsrBuild !== true,
  transform: (code, id) =>
    /(?:packages\/kit|site)\/src\/texts\/\w+\.ts$/.test(id)
      ? { code: code.replace(/\{"(?:kit|site)\..*\}(?=;\s*$)/s, sentOnly), map: null }
      : undefined,
});

/** What the start page and a performer's page share, in one file: many small ones compress worse and cost a request each. */
const tiles = {
  name: 'tiles',
  test: new RegExp(
    [
      String.raw`packages/kit/src/(?:picture|button|badge|price|tile|performer-tile|video-tile|chip|online-indicator)/`,
      String.raw`packages/kit/src/(?:section-heading|skeleton|tile-grid|rating|icon)/`,
      String.raw`packages/kit/src/icons/paths/(?:crown|push-pin-fill|play-fill|door|arrow-right|image-broken|lock-simple-fill)`,
      String.raw`site/src/content/(?:actors/ModelTile|videos/VideoCard)`,
      String.raw`site/src/foundation/page/(?:picture-content|page-failure)`,
      String.raw`packages/protocol/src/content/(?:actors|videos|galleries)/(?:shapes|queries)`,
    ].join('|'),
  ),
  minShareCount: 2,
};

/** The site's bundles: `vite build` for the browser, `vite build --ssr src/entry-server.tsx` for the server. */
export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  plugins: [
    leanIntl(),
    shortStyles(),
    withoutProse(),
    withoutLazyTexts(),
    formatjs({ removeDefaultMessage: true }),
    react(),
  ],
  resolve: {
    conditions: ['@lounge/source', ...defaultClientConditions],
    alias: isSsrBuild || command === 'serve' ? [] : lean,
  },
  ssr: { noExternal: [/^@lounge\//], resolve: { conditions: ['@lounge/source', ...defaultServerConditions] } },
  html: { cspNonce: '__NONCE__' },
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: [tiles] } } },
  },
}));
