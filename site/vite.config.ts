import formatjs from '@formatjs/unplugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

/** The site's bundles: `vite build` for the browser, `vite build --ssr src/entry-server.tsx` for the server. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [formatjs({ removeDefaultMessage: true }), react()],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    // Texts are parsed at build time, so no browser needs the parser.
    alias: [
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
    ],
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
