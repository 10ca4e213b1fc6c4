import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Connect, Plugin } from 'vite';

type Server = typeof import('@lounge/mock-api/server');

/** The path of the seeded world's database image. */
const templatePath = '/world-template.db';

const publicDir = fileURLToPath(new URL('public', import.meta.url));
const committedDir = fileURLToPath(new URL('../mock-api/pictures', import.meta.url));
const clipsDir = fileURLToPath(new URL('../mock-api/clips', import.meta.url));
const cacheDir = fileURLToPath(new URL('../.data/pictures', import.meta.url));

/** The polling interval and number of attempts while the picture queue is full. */
const polling = { intervalMs: 150, attempts: 400 };

let server: Promise<Server> | null = null;

/** Imports the reference server from its sources; `npm run` sets the export condition for that. */
const theServer = (): Promise<Server> => (server ??= import('@lounge/mock-api/server'));

const template = async (): Promise<Buffer> => {
  const { readSeeds, templateOf } = await theServer();
  return templateOf(readSeeds());
};

const pictures = () => {
  let pictureService: Promise<ReturnType<Server['createPictureService']>> | null = null;
  const open = async () => (await theServer()).createPictureService({ committedDir, cacheDir });
  const pictureBytes = async (path: string): Promise<Uint8Array | null> => {
    const request = (await theServer()).parsePicturePath(path);
    if (request === null) return null;
    const opened = await (pictureService ??= open());
    for (let attempt = 0; attempt < polling.attempts; attempt += 1) {
      const picture = await opened.get(request);
      if (picture !== 'busy') return picture === 'unknown' ? null : picture.bytes;
      await new Promise((resolve) => setTimeout(resolve, polling.intervalMs));
    }
    return null;
  };
  return { pictureBytes, close: async () => (await pictureService)?.close() };
};

/** The open files of a clip: its loop as one file and its captions. */
const clipShape =
  /^\/media\/clips\/((?:velvet|brasa)\/[a-z]+\/(?:preview\.mp4|[a-z]{2}\.vtt)|performers\/[a-z0-9-]+\/preview\.mp4)$/;

const clipType = (file: string): string => (file.endsWith('.mp4') ? 'video/mp4' : 'text/vtt; charset=utf-8');

/**
 * Serves the database image of the seeded world, pictures and clips to the stories of screens. A static build holds the committed pictures
 * only; others show their placeholder colour and a retry button.
 */
export const worldForStories = (): Plugin => {
  let image: Promise<Buffer> | null = null;
  const pictureService = pictures();
  const bytesOf = async (path: string): Promise<{ type: string; bytes: Uint8Array } | null> => {
    if (path === templatePath) return { type: 'application/octet-stream', bytes: await (image ??= template()) };
    const clip = clipShape.exec(path)?.[1];
    if (clip !== undefined) return readFile(`${clipsDir}/${clip}`).then((bytes) => ({ type: clipType(clip), bytes }));
    if (!path.startsWith('/pictures/') || existsSync(publicDir + path)) return null;
    const bytes = await pictureService.pictureBytes(path);
    return bytes === null ? null : { type: 'image/webp', bytes };
  };
  const answer = async (request: IncomingMessage, response: ServerResponse, next: Connect.NextFunction) => {
    const file = await bytesOf((request.url ?? '').split('?', 1)[0] ?? '');
    if (file === null) return next();
    // Browsers need range requests to seek.
    const range = (await theServer()).byteRange(request.headers.range, file.bytes.length);
    const part = range === null || range === 'outside' ? file.bytes : file.bytes.subarray(range.from, range.to + 1);
    const rangeHeader =
      range === null || range === 'outside'
        ? {}
        : { 'content-range': `bytes ${range.from}-${range.to}/${file.bytes.length}` };
    response.writeHead('content-range' in rangeHeader ? 206 : 200, {
      'content-type': file.type,
      'cache-control': 'no-cache',
      'accept-ranges': 'bytes',
      ...rangeHeader,
    });
    response.end(part);
  };
  return {
    name: 'world-for-stories',
    configureServer: ({ middlewares, httpServer }) => {
      middlewares.use((request, response, next) => void answer(request, response, next).catch(next));
      httpServer?.once('close', () => void pictureService.close());
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: templatePath.slice(1), source: await template() });
      for (const name of await readdir(clipsDir, { recursive: true })) {
        const fileName = `media/clips/${name.replaceAll('\\', '/')}`;
        if (clipShape.test(`/${fileName}`))
          this.emitFile({ type: 'asset', fileName, source: await readFile(`${clipsDir}/${name}`) });
      }
    },
  };
};
