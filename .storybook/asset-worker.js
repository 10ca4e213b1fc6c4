// Answers requests for `/pictures/…` and the like from the folder in which the built Storybook lies, as the sources name them from the
// root of an origin. A built Storybook then works below any path.
const folders = ['pictures', 'samples', 'fonts', 'media'];
const files = ['world-template.db'];

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { origin, pathname, search } = new URL(event.request.url);
  const [, first = ''] = pathname.split('/');
  if (origin !== self.location.origin || !(folders.includes(first) || files.includes(first))) return;
  const scope = new URL(self.registration.scope).pathname;
  if (scope === '/' || pathname.startsWith(scope)) return;
  const range = event.request.headers.get('range');
  event.respondWith(fetch(scope + pathname.slice(1) + search, { headers: range === null ? {} : { range } }));
});
