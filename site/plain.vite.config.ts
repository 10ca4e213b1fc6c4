import { defineConfig, mergeConfig } from 'vite';
import site from './vite.config.ts';

export default defineConfig((env) =>
  mergeConfig(site(env), {
    resolve: { alias: [{ find: /^styled-components$/, replacement: process.env['PLAIN_STUB'] }] },
    ssr: { noExternal: [/^@lounge\//, 'styled-components'] },
  }),
);
