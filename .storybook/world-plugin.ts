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
const fontDirs = ['../packages/kit/fonts/', '../stories/brands/lagoon/fonts/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
const cacheDir = fileURLToPath(new URL('../.data/pictures', import.meta.url));

/** In tests a picture is asked for once in a run, as its address says all of it; who draws pictures sees the new one. */
const cacheControl = process.env['VITEST'] === undefined ? 'no-cache' : 'max-age=3600, immutable';

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
  // One after the other: the service draws one at a time and refuses when many wait.
  let drawn: Promise<unknown> = Promise.resolve();
  const drawInTurn = <T>(draw: () => Promise<T>): Promise<T> => {
    const drawing = drawn.then(draw);
    drawn = drawing.catch(() => undefined);
    return drawing;
  };
  const pictureAt = async (
    path: string,
    isWanted: () => boolean = () => true,
  ): Promise<{ type: string; bytes: Uint8Array } | null> => {
    const request = (await theServer()).parsePicturePath(path);
    if (request === null) return null;
    const opened = await (pictureService ??= open());
    const stored = await opened.get(request, () => Promise.resolve(false));
    const picture =
      typeof stored === 'string'
        ? await drawInTurn(() => opened.get(request, () => Promise.resolve(isWanted())))
        : stored;
    return typeof picture === 'string' ? null : { type: `image/${request.format ?? 'webp'}`, bytes: picture.bytes };
  };
  return { pictureAt, close: async () => (await pictureService)?.close() };
};

/** The pictures that stories show beyond the committed ones, each as brand, kind and seed; `npm run storybook -- --check` names missing ones. */
const shownPictures = new URL('pictures.txt', import.meta.url);

const widthsOf = (picture: string): readonly number[] =>
  picture.includes('/banner/') ? [60, 160, 320, 640, 1280, 1920] : [60, 160, 320, 640];

/** The open files of a clip: its loop as one file and its captions. */
const clipShape =
  /^\/media\/clips\/((?:velvet|brasa)\/[a-z]+\/(?:preview\.mp4|[a-z]{2}\.vtt)|performers\/[a-z0-9-]+\/preview\.mp4)$/;

const clipType = (file: string): string => (file.endsWith('.mp4') ? 'video/mp4' : 'text/vtt; charset=utf-8');

/** Serves the database image of the seeded world, pictures and clips to the stories of screens, and puts them into a static build. */
export const worldForStories = (): Plugin => {
  let image: Promise<Buffer> | null = null;
  const pictureService = pictures();
  const bytesOf = async (
    path: string,
    isWanted: () => boolean,
  ): Promise<{ type: string; bytes: Uint8Array } | null> => {
    if (path === templatePath) return { type: 'application/octet-stream', bytes: await (image ??= template()) };
    const clip = clipShape.exec(path)?.[1];
    if (clip !== undefined) return readFile(`${clipsDir}/${clip}`).then((bytes) => ({ type: clipType(clip), bytes }));
    // Storybook serves the fonts itself; browser tests have this plugin only.
    const font = /^\/fonts\/([\w-]+\.woff2)$/.exec(path)?.[1];
    const folder = font && fontDirs.find((each) => existsSync(each + font));
    if (font && folder) return { type: 'font/woff2', bytes: await readFile(folder + font) };
    if (!path.startsWith('/pictures/') || existsSync(publicDir + path)) return null;
    return pictureService.pictureAt(path, isWanted);
  };
  const answer = async (request: IncomingMessage, response: ServerResponse, next: Connect.NextFunction) => {
    // Many pictures are asked for by a story that is over before their turn comes.
    const file = await bytesOf((request.url ?? '').split('?', 1)[0] ?? '', () => !response.closed);
    if (response.closed) return;
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
      'cache-control': cacheControl,
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
      const worker = await readFile(new URL('asset-worker.js', import.meta.url));
      this.emitFile({ type: 'asset', fileName: 'asset-worker.js', source: worker });
      for (const picture of (await readFile(shownPictures, 'utf8')).trim().split('\n'))
        for (const width of widthsOf(picture)) {
          const fileName = `pictures/${picture}/w${width}.webp`;
          const found = await pictureService.pictureAt(`/${fileName}`);
          if (found === null) this.warn(`There is no picture ${fileName}.`);
          else this.emitFile({ type: 'asset', fileName, source: found.bytes });
        }
      await pictureService.close();
      for (const name of await readdir(clipsDir, { recursive: true })) {
        const fileName = `media/clips/${name.replaceAll('\\', '/')}`;
        if (clipShape.test(`/${fileName}`))
          this.emitFile({ type: 'asset', fileName, source: await readFile(`${clipsDir}/${name}`) });
      }
    },
  };
};
