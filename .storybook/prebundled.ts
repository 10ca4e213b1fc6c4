/** The dependencies of stories and browser tests. Vite pre-bundles them, because discovering one later would reload the page during a test. */
export const prebundled: readonly string[] = [
  'hls.js/light',
  'kysely',
  'mobx',
  'mobx-react-lite',
  'mock-socket',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-intl',
  'react-router-dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'styled-components',
  'virtua',
  'zod/mini',
];
