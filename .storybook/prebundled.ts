/** Everything that stories and browser tests import from node_modules: a cold cache must never discover one more and reload. */
export const prebundled: readonly string[] = [
  'hls.js/light',
  'kysely',
  'mobx',
  'mobx-react-lite',
  'mock-socket',
  'react',
  'react-dom',
  'react-dom/client',
  'react-intl',
  'react-router-dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'styled-components',
  'virtua',
  'zod/mini',
];
