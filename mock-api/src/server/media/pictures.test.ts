import { getGallery } from '@lounge/protocol/content/galleries';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anAlbumOfPerformer, guestBoughtAlbum } from '../../content/galleries/states.ts';
import { aPerformer } from '../../content/actors/states.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { testClient } from '../../testing/test-client.ts';
import { loopback, type Loopback } from '../../testing/loopback.ts';
import type { PictureService } from '../pictures/index.ts';
import { readSeeds } from '../worlds/seeds.ts';
import { encryptedMediaUrls } from './encrypted-media-urls.ts';
import { pictures } from './pictures.ts';

const pictureService: PictureService = {
  get: async ({ seed, width, locked }) => {
    if (seed === 'busy') return 'busy';
    const text = `${locked === true ? 'blurred' : 'sharp'} ${seed} ${width}`;
    return { file: '', bytes: new TextEncoder().encode(text) };
  },
  own: null,
  close: async () => undefined,
};

const protectedSeed = 'bust-noor-album-1-4';
let server: Loopback;

beforeEach(async () => {
  server = await loopback();
  server.server.app.use(pictures(server.server.context, pictureService));
  const { world } = server;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'seven' }, world);
  await guestIsLoggedIn.setUp({ guestId: 8, token: 'eight' }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
});
afterEach(() => server.close());

/** The base address of the album's last picture, for a guest. */
const addressFor = async (guestId: number | null, { price = 900, isBought = true } = {}): Promise<string> => {
  const { world } = server;
  await anAlbumOfPerformer.setUp({ id: 91001, actorId: 9101, price }, world);
  await server.run('delete from purchase');
  if (isBought) await guestBoughtAlbum.setUp({ guestId: 7, albumId: 91001 }, world);
  const mediaUrls = encryptedMediaUrls(server.server.context.addressCipher)(world);
  const { pictures } = await testClient({ ...world, mediaUrls }).answer(getGallery, { albumId: 91001 }, { guestId });
  return pictures.at(-1)?.picture.url ?? '';
};

const fetchPath = (path: string, headers: Readonly<Record<string, string>> = {}) => server.request(path, { headers });
const error = (code: string) => ({ error: { code, field: null, requestId: expect.any(String) as string } });

test('a locked picture has an opaque address and is blurred for everybody', async () => {
  const address = await addressFor(null);
  expect(address).not.toMatch(/noor|album|locked/);
  expect(Buffer.from(address.split('/').at(-1) ?? '', 'base64url').toString('latin1')).not.toContain('noor');
  const { status, body, headers } = await fetchPath(`${address}/w320.webp`);
  expect([status, body]).toEqual([200, `blurred ${protectedSeed} 320`]);
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': expect.stringMatching(/^public/) });
  expect(await addressFor(8)).toBe(address);
});

test('its buyer gets it sharp, with the token as parameter, cacheable until the address expires', async () => {
  const address = await addressFor(7);
  expect(address).not.toMatch(/noor|album/);
  const { status, body, headers } = await fetchPath(`${address}/w640.webp?access_token=seven`);
  expect([status, body]).toEqual([200, `sharp ${protectedSeed} 640`]);
  expect(headers['cache-control']).toBe('private, max-age=104400, immutable');
  expect(await addressFor(7)).toBe(address);
});

test('the session cookie is accepted too', async () => {
  const cookie = 'cookie-7';
  await guestIsLoggedIn.setUp({ guestId: 7, token: server.server.context.tokens.ofCookie(cookie) }, server.world);
  const address = `${await addressFor(7)}/w320.webp`;
  expect((await fetchPath(address, { cookie: `theme=dark; session=${cookie}x` })).status).toBe(401);
  expect((await fetchPath(address, { cookie: `theme=dark; session=${cookie}` })).status).toBe(200);
});

test.each([
  ['an anonymous visitor', '', 401, 'needLogin'],
  ['an unknown token', '?access_token=nobody', 401, 'needLogin'],
  ['another guest', '?access_token=eight', 403, 'locked'],
])('rejects %s for a sharp address', async (_, query, status, code) => {
  const answered = await fetchPath(`${await addressFor(7)}/w320.webp${query}`);
  expect(answered).toMatchObject({ status, body: error(code), headers: { 'cache-control': 'private, no-store' } });
});

test('an expired address is rejected, the next one is valid', async () => {
  const address = await addressFor(7);
  server.pass(104_400_000);
  expect(await fetchPath(`${address}/w320.webp?access_token=seven`)).toMatchObject({
    status: 403,
    body: error('locked'),
  });
  const next = await addressFor(7);
  expect(next).not.toBe(address);
  expect((await fetchPath(`${next}/w320.webp?access_token=seven`)).status).toBe(200);
});

test('an address is rejected in another world, where the id is another guest', async () => {
  const address = await addressFor(7);
  const other = await server.server.context.worlds.named('other');
  if (other === null) throw new Error('worlds are off');
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'seven' }, other);
  const answered = await fetchPath(`${address}/w320.webp?access_token=seven`, { 'x-world': 'other' });
  expect(answered).toMatchObject({ status: 403, body: error('locked') });
});

test('pictures of a free album need no token', async () => {
  const { status, body } = await fetchPath(`${await addressFor(null, { price: 0, isBought: false })}/w320.webp`);
  expect([status, body]).toEqual([200, `sharp ${protectedSeed} 320`]);
});

test.each(['portrait', 'still', 'avatar'])('rejects the sharp %s for a guessed seed', async (kind) => {
  const width = kind === 'still' ? 640 : 320;
  const base = `/pictures/velvet/${kind}/${protectedSeed}`;
  expect(await fetchPath(`${base}/w${width}.webp`)).toMatchObject({ status: 403, body: error('locked') });
  expect((await fetchPath(`${base}/w${width}.webp?access_token=seven`)).status).toBe(403);
  expect((await fetchPath(`${base}/locked/w${width}.webp`)).body).toBe(`blurred ${protectedSeed} ${width}`);
});

test.each(['avif', 'jpeg'])('a protected picture comes as %s too', async (format) => {
  const { status, headers } = await fetchPath(`${await addressFor(7)}/w320.${format}?access_token=seven`);
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: `image/${format}` });
});

test.each([
  ['/pictures/velvet/portrait/bust-noor-album-1-2/w320.webp', 200],
  ['/pictures/velvet/portrait/noor/w320.webp', 200],
  ['/pictures/velvet/portrait/noor/w321.webp', 404],
  ['/pictures/velvet/portrait/busy/w320.webp', 503],
  [`/pictures/kept/${'A'.repeat(150)}/w320.webp`, 404],
  ['/pictures/kept/portrait/bust-noor-album-1-4/w320.webp', 404],
  ['/pictures/kept//w320.webp', 404],
])('%s responds with %d', async (path, status) => {
  expect((await fetchPath(path)).status).toBe(status);
});

test.each([
  ['/pictures/velvet/portrait/mirela/w320.webp', true],
  [`/pictures/brasa/portrait/${readSeeds().albums[0]?.pictureSeeds[0]}/w320.webp`, true],
  ['/pictures/velvet/portrait/bust-mirela-album-1-999/locked/w320.webp', false],
  ['/pictures/velvet/portrait/x1/w320.webp', false],
])('whether %s may be drawn: %s', async (path, expected) => {
  const asked: (boolean | undefined)[] = [];
  const asking: PictureService = {
    ...pictureService,
    get: async (_, mayDraw) => {
      asked.push(await mayDraw?.());
      return 'unknown';
    },
  };
  const other = await loopback();
  other.server.app.use(pictures(other.server.context, asking));
  await other.request(path);
  await other.close();
  expect(asked).toEqual([expected]);
});

test('rejects methods other than GET and HEAD', async () => {
  expect((await server.request('/pictures/velvet/portrait/noor/w320.webp', { method: 'DELETE' })).status).toBe(404);
});

test('an error of the picture service is only logged', async () => {
  const failing: PictureService = { ...pictureService, get: () => Promise.reject(new Error('no pencils')) };
  const broken = await loopback();
  broken.server.app.use(pictures(broken.server.context, failing));
  const answer = await broken.request('/pictures/velvet/portrait/noor/w320.webp');
  await broken.close();
  expect(answer).toMatchObject({ status: 500, body: error('failed') });
  expect(broken.records).toMatchObject([{ call: 'picture', status: 500, cause: new Error('no pencils') }]);
});

test.each([
  ['HEAD', 200],
  ['POST', 404],
  ['DELETE', 404],
])('a request for a picture with %s has the status %i', async (method, status) => {
  const address = await addressFor(null);
  const answer = await server.request(`${address}/w320.webp`, { method });
  expect(answer.status).toBe(status);
  if (method !== 'HEAD' && status === 404) expect(answer.body).toEqual(error('unknown'));
});
