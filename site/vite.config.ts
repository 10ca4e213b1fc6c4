import { fileURLToPath } from 'node:url';
import formatjs from '@formatjs/unplugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

const dependency = (path: string) => fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url));

/** Smaller forms of what the browser gets: no parser for texts that are parsed already, and production builds that the packages' own exports do not offer. */
const lean = [
  { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
  { find: /^mobx$/, replacement: dependency('mobx/dist/mobx.esm.production.min.js') },
  { find: /^react-router$/, replacement: dependency('react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: dependency('react-router/dist/production/dom-export.mjs') },
];

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

/** Texts that no script needs: the age page has none, and these parts are on no page yet. */
const unsent = /^kit\.(?:ageGate|tabBar|notice|statusBar|giftPicker|spinWheel|spinHistory|monthlyRewards)\./;

/** A module of texts holds one JSON object, up to the semicolon at its end. */
const sentOnly = (texts: string) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(JSON.parse(texts) as Record<string, unknown>).filter(([id]) => !unsent.test(id))),
  );

const withoutUnsentTexts = (): Plugin => ({
  name: 'without-unsent-texts',
  enforce: 'pre',
  apply: (_config, { isSsrBuild, command }) => command === 'build' && isSsrBuild !== true,
  transform: (code, id) =>
    /packages\/kit\/src\/texts\/\w+\.ts$/.test(id)
      ? { code: code.replace(/\{"kit\..*\}(?=;\s*$)/s, sentOnly), map: null }
      : undefined,
});

/** The site's bundles: `vite build` for the browser, `vite build --ssr src/entry-server.tsx` for the server. */
export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  plugins: [shortStyles(), withoutProse(), withoutUnsentTexts(), formatjs({ removeDefaultMessage: true }), react()],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    alias: isSsrBuild || command === 'serve' ? [] : lean,
  },
  ssr: { noExternal: [/^@lounge\//], resolve: { conditions: ['source', ...defaultServerConditions] } },
  html: { cspNonce: '__NONCE__' },
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    modulePreload: false,
    assetsInlineLimit: 0,
  },
}));
