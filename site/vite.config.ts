import { fileURLToPath } from 'node:url';
import formatjs from '@formatjs/unplugin/vite';
import react from '@vitejs/plugin-react';
import { inlinedLayout, joinedStyles, shortStyles, withoutProse } from './build-plugins.ts';
import { localizedTexts } from './localized-texts.ts';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const dependency = (path: string) => fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url));

/** Smaller forms of what the browser gets: no parser for texts that are parsed already, and production builds that the packages' own exports do not offer. */
const lean = [
  { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
  { find: /^react-router$/, replacement: dependency('react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: dependency('react-router/dist/production/dom-export.mjs') },
];

/**
 * One file for every page and the start page, as many small files compress worse and cost a request each. The entry and the page's route
 * stay files of their own.
 */
const frame = {
  name: 'frame',
  // With the guest's schemas and those that they name, which parts that come later would make files of their own.
  test: /(?:site\/src\/(?:app\/(?:AppRoot\.tsx|load-parts\.ts|routes\.tsx)|shared\/page-route\.ts|home\/(?:HomeScreen\.tsx|home-stores\.ts))|protocol\/src\/foundation\/guest\/schemas\.ts)$/,
};

/** The code that later pages and parts share, in few files: a request costs more than bytes that a page does not use. */
const later = [
  // The first load keeps all that the entry needs.
  { name: 'start', tags: ['$initial' as const] },
  { name: 'shared', minShareCount: 10, test: /\/(?:site|packages)\// },
  { name: 'icons', minShareCount: 2, test: /\/kit\/src\/icons\/paths\// },
];

/** The site's bundles: `vite build` for the browser, `vite build --ssr src/entry-server.tsx` for the server. */
export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  plugins: [
    inlinedLayout(),
    shortStyles(),
    joinedStyles(),
    withoutProse(),
    localizedTexts(),
    formatjs({ removeDefaultMessage: true }),
    react(),
  ],
  resolve: {
    conditions: ['@lounge/source', ...defaultClientConditions],
    alias: command === 'serve' ? [] : lean,
  },
  ssr: {
    // Packages choose their development builds by NODE_ENV and conditions, which `npm start` does not set; bundled, they are production builds.
    noExternal: command === 'serve' ? [/^@lounge\//] : true,
    resolve: { conditions: ['@lounge/source', ...defaultServerConditions] },
  },
  ...(isSsrBuild === true && { define: { 'process.env.NODE_ENV': '"production"' } }),
  html: { cspNonce: '__NONCE__' },
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Our plugins take most of a build, which is a warning on a slow machine.
      checks: { bundlerTimings: false },
      output: { codeSplitting: isSsrBuild ? false : { groups: [frame, ...later] } },
    },
  },
}));
