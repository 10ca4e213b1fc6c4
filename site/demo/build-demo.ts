import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brands } from '@lounge/locale';
import { readSeeds } from '@lounge/mock-api/server';
import { build, defaultClientConditions, loadConfigFromFile, mergeConfig, type InlineConfig } from 'vite';
import { brandIcon } from '../server/brand-icon.ts';
import { fontDirectory } from '../server/files.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where the demo lies when it is built. */
export const demoDirectory = `${root}.cache/demo`;

/** Clips that every visitor may have; the demo's world gives no other addresses. */
const openClip = /^(velvet|brasa)\/[a-z]+\/(preview\.mp4|[a-z]{2}\.vtt)$/;

/** What styled-components begins with is an empty element, whose digest this is. */
const emptyStyle = `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`;

/** A static host sends no headers, so the policy stands in the document. */
const policy = [
  `default-src 'self'`,
  `script-src 'self' 'wasm-unsafe-eval'`,
  `style-src 'self' ${emptyStyle}`,
  `style-src-attr 'none'`,
  `img-src 'self' data: blob:`,
  `media-src 'self' blob:`,
  `worker-src 'self' blob:`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `form-action 'self'`,
].join('; ');

const relativeFiles = (directory: string): readonly string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/').slice(directory.length + 1));

const quiet = { logLevel: 'warn' } as const;

/** The site's own plugins but the one that leaves out what only its server says: here nobody else says it. */
const isWanted = (plugin: unknown): boolean =>
  !(typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'without-lazy-texts');

/** The page: by the site's own bundler settings, with another entry. */
const page = async (directory: string): Promise<InlineConfig> => {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, `${root}site/vite.config.ts`);
  if (loaded === null) throw new Error('The site has no settings for its bundler.');
  const { plugins = [], ...settings } = loaded.config;
  const own: InlineConfig = {
    ...quiet,
    configFile: false,
    root: here,
    publicDir: false,
    plugins: plugins.filter(isWanted),
    build: {
      outDir: directory,
      emptyOutDir: true,
      manifest: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  };
  return mergeConfig(settings, own);
};

/** The worker in one file: not every browser takes modules there. */
const worker = (directory: string, committed: readonly string[]): InlineConfig => ({
  ...quiet,
  configFile: false,
  root: here,
  publicDir: false,
  define: { committedPictures: JSON.stringify(committed) },
  resolve: { conditions: ['@lounge/source', ...defaultClientConditions] },
  build: {
    outDir: directory,
    emptyOutDir: false,
    target: 'es2023',
    lib: {
      entry: `${here}pictures-worker.ts`,
      formats: ['iife'],
      name: 'pictures',
      fileName: () => 'pictures-worker.js',
    },
  },
});

const writeDocuments = (directory: string): void => {
  const html = readFileSync(`${directory}/index.html`, 'utf8')
    .replace(/<meta property="csp-nonce"[^>]*>/, '')
    .replaceAll(' nonce="__NONCE__"', '')
    .replace('<!--policy-->', `<meta http-equiv="Content-Security-Policy" content="${policy}" />`);
  // Hosts that know no fallback for pages show this one where they have no file.
  for (const name of ['index.html', '404.html']) writeFileSync(`${directory}/${name}`, html);
  mkdirSync(`${directory}/icons`, { recursive: true });
  for (const brand of brands) writeFileSync(`${directory}/icons/${brand}.svg`, brandIcon[brand]);
  writeFileSync(`${directory}/seeds.json`, JSON.stringify(readSeeds()));
};

/** Builds the demo as files that any static host can serve. */
export const buildDemo = async (directory = demoDirectory): Promise<void> => {
  const [pictures, clips] = [`${root}mock-api/pictures`, `${root}mock-api/clips`];
  rmSync(directory, { recursive: true, force: true });
  await build(await page(directory));
  await build(worker(directory, relativeFiles(pictures)));
  writeDocuments(directory);
  cpSync(fontDirectory, `${directory}/fonts`, { recursive: true });
  cpSync(pictures, `${directory}/pictures`, { recursive: true });
  for (const file of relativeFiles(clips).filter((each) => openClip.test(each)))
    cpSync(`${clips}/${file}`, `${directory}/media/clips/${file}`);
};
