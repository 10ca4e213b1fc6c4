import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brands } from '@lounge/locale';
import { readSeeds } from '@lounge/mock-api/server';
import { build, defaultClientConditions, mergeConfig, type InlineConfig } from 'vite';
import { siteBrands } from '@lounge/site/brands';
import { fontDirectory } from '../server/files.ts';
import siteConfiguration from '../vite.config.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));

/** The output folder of the demo. */
export const demoDirectory = `${root}.cache/demo`;

/** Clips that every visitor may watch; the demo's world returns no other addresses. */
const openClip = new RegExp(
  String.raw`^(?:(?:${brands.join('|')})/[a-z]+/(?:preview\.mp4|[a-z]{2}\.vtt)|performers/[a-z0-9-]+/preview\.mp4)$`,
);

/** The hash of the empty style element that styled-components creates first. */
const emptyStyle = `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`;

/** A static host sends no headers, so the content security policy is in the document. */
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

/** Excludes the plugin that writes the scripts for each language: a static host serves one document for all. */
const isNeeded = (plugin: unknown): boolean =>
  !(typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'localized-texts');

/** Vite's configuration of the page: the site's overrides, with another entry. */
const page = (directory: string): InlineConfig => {
  const { plugins = [], ...settings } = siteConfiguration({ command: 'build', mode: 'production' });
  const overrides: InlineConfig = {
    ...quiet,
    configFile: false,
    root: here,
    publicDir: false,
    plugins: plugins.filter(isNeeded),
    build: {
      outDir: directory,
      emptyOutDir: true,
      manifest: false,
      chunkSizeWarningLimit: 2000,
    },
  };
  return mergeConfig(settings, overrides);
};

/** Vite's configuration of the worker: one file, as not every browser supports modules in service workers. */
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
  // Static hosts without a configurable fallback serve 404.html for unknown paths.
  for (const name of ['index.html', '404.html']) writeFileSync(`${directory}/${name}`, html);
  mkdirSync(`${directory}/icons`, { recursive: true });
  for (const brand of brands) writeFileSync(`${directory}/icons/${brand}.svg`, siteBrands[brand].icon ?? '');
  writeFileSync(`${directory}/seeds.json`, JSON.stringify(readSeeds()));
};

/** Builds the demo as files that any static host can serve. */
export const buildDemo = async (directory = demoDirectory): Promise<void> => {
  const [pictures, clips] = [`${root}mock-api/pictures`, `${root}mock-api/clips`];
  rmSync(directory, { recursive: true, force: true });
  await build(page(directory));
  await build(worker(directory, relativeFiles(pictures)));
  writeDocuments(directory);
  cpSync(fontDirectory, `${directory}/fonts`, { recursive: true });
  cpSync(pictures, `${directory}/pictures`, { recursive: true });
  for (const file of relativeFiles(clips).filter((each) => openClip.test(each)))
    cpSync(`${clips}/${file}`, `${directory}/media/clips/${file}`);
};
