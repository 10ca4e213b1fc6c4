import { fileURLToPath } from 'node:url';
import formatjs from '@formatjs/unplugin/vite';
import react from '@vitejs/plugin-react';
import {
  joinedStyles,
  leanLibraries,
  shortStyles,
  withoutLazyTexts,
  withoutProse,
  withoutPreloads,
  withoutUnusedComponents,
} from './build-plugins.ts';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const dependency = (path: string) => fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url));

/** Smaller forms of what the browser gets: no parser for texts that are parsed already, and production builds that the packages' own exports do not offer. */
const lean = [
  { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
  { find: /^mobx$/, replacement: dependency('mobx/dist/mobx.esm.production.min.js') },
  { find: /^react-router$/, replacement: dependency('react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: dependency('react-router/dist/production/dom-export.mjs') },
];

/** What the start page and a performer's page share, in one file: many small ones compress worse and cost a request each. */
const tiles = {
  name: 'tiles',
  test: new RegExp(
    [
      String.raw`packages/kit/src/(?:picture|button|badge|price|tile|performer-tile|video-tile|chip|online-indicator)/`,
      String.raw`packages/kit/src/(?:section-heading|tile-grid|rating|icon)/`,
      String.raw`packages/kit/src/icons/paths/(?:crown-simple-fill|push-pin-fill|play-fill|door|arrow-right|image-broken|lock-simple-fill)`,
      String.raw`site/src/content/(?:actors/ModelTile|videos/VideoCard)`,
      String.raw`site/src/foundation/page/(?:picture-content|page-failure)`,
      String.raw`packages/protocol/src/content/(?:actors|videos|galleries)/(?:schemas|queries)`,
    ].join('|'),
  ),
  minShareCount: 2,
};

/** The site's bundles: `vite build` for the browser, `vite build --ssr src/entry-server.tsx` for the server. */
export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  plugins: [
    leanLibraries(),
    withoutPreloads(),
    withoutUnusedComponents(),
    shortStyles(),
    joinedStyles(),
    withoutProse(),
    withoutLazyTexts(),
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
    rolldownOptions: isSsrBuild
      ? { output: { codeSplitting: false } }
      : { output: { codeSplitting: { groups: [tiles] } } },
  },
}));
