import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { setUpState } from '../../states.ts';
import { loopback, type Loopback } from '../../testing/loopback.ts';
import { createImageWorker } from '../uploads/image-worker.ts';

let backend: Loopback;
beforeAll(async () => {
  backend = await loopback({ requestsPerTenSeconds: 1_000_000, reencodeImage: createImageWorker() });
  await setUpState(guestIsLoggedIn({ guestId: 7, token: 'robins' }), backend.world);
});
afterAll(() => backend.close());

const url = (path: string) => `http://${backend.host}${path}`;
const headers = { authorization: 'Bearer robins' };

const store = async (bytes: Uint8Array<ArrayBuffer>) => {
  const init = { method: 'POST', body: bytes, headers: { ...headers, 'content-type': 'application/octet-stream' } };
  const response = await fetch(url('/rest/v1/guest/storeProfilePicture'), init);
  return { status: response.status, body: (await response.json()) as { avatar: { url: string } } };
};

test('a picture is served in two sizes without anything else of its file, until it is deleted', async () => {
  const canvas = createCanvas(400, 200);
  const upload = Buffer.concat([await canvas.encode('jpeg', 90), Buffer.from('<script>alert(1)</script>')]);
  const { status, body } = await store(new Uint8Array(upload));
  expect(status).toBe(200);
  for (const [width, side] of [
    [160, 160],
    [320, 320],
  ] as const) {
    const response = await fetch(url(`${body.avatar.url}/w${width}.webp`));
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(bytes.includes('script')).toBe(false);
    const image = await loadImage(bytes);
    expect([image.width, image.height]).toEqual([side, side]);
  }
  await fetch(url('/rest/v1/guest/updateProfilePreview'), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ delete: true }),
  });
  expect((await fetch(url(`${body.avatar.url}/w160.webp`))).status).toBe(404);
});

test('a picture of 20,000 by 20,000 pixels is refused before it is decoded', async () => {
  const bytes = Buffer.from(await createCanvas(8, 8).encode('png'));
  bytes.writeUInt32BE(20_000, 16);
  bytes.writeUInt32BE(20_000, 20);
  expect(await store(new Uint8Array(bytes))).toMatchObject({ status: 413, body: { error: { code: 'tooLarge' } } });
});
