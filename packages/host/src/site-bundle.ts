import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Brand, Language } from '@lounge/locale';
import { templateOf, withoutScript, type Template } from './document.ts';

/** The server's half of the site, as its bundle exports it. */
export type SiteServer = typeof import('@lounge/site/entry-server');

/** The site as the host serves it: built, or made by the bundler's server in development. */
export interface SiteBundle {
  server(): Promise<Pick<SiteServer, 'render' | 'renderAge' | 'renderWindow'>>;
  /** The document's template; the plain one has no script. */
  template(url: string, isPlain: boolean): Promise<Template>;
  css(brand: Brand): string;
  fontFiles(brand: Brand): readonly string[];
  /** Modules that the page needs before it can start: texts of the language and the rooms of the address. */
  preloads(language: Language, path: string): readonly string[];
  /** Changes with every build. */
  readonly version: string;
  /** Files for the browser; null where the bundler's server answers. */
  readonly clientDirectory: string | null;
}

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
}

const siteDirectory = fileURLToPath(new URL('../../../site/', import.meta.url));

/** The modules that pages load their rooms by. */
const screens: readonly (readonly [RegExp, string])[] = [
  [/^\/[a-z]{2}\/$/, 'src/foundation/session/home-route.ts'],
  [/^\/[a-z]{2}\/amateur\/[^/]+\/$/, 'src/content/actors/performer-route.ts'],
  [/^\/[a-z]{2}\/amateur\/[^/]+\/videos\/\d+\/$/, 'src/content/videos/video-route.ts'],
  [/^\/[a-z]{2}\/amateur\/[^/]+\/pictures\/\d+\/$/, 'src/content/galleries/album-route.ts'],
];

/** Which room a path opens with. */
const screenOf = (path: string): string => screens.find(([shape]) => shape.test(path))?.[1] ?? '';

const filesOf = (manifest: Readonly<Record<string, ManifestEntry>>, keys: readonly string[]): readonly string[] => {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const entry = manifest[key];
    if (entry === undefined || files.has(entry.file)) return;
    files.add(entry.file);
    entry.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...files];
};

/** The built site. Throws in one sentence when it is not there. */
export const builtSite = async (): Promise<SiteBundle> => {
  const client = `${siteDirectory}dist/client`;
  // The page is readable without its script, so pictures and fonts come first.
  const html = readFileSync(`${client}/index.html`, 'utf8').replace(
    '<script type="module"',
    '<script type="module" fetchpriority="low"',
  );
  const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8')) as Record<string, ManifestEntry>;
  const server = (await import(pathToFileURL(`${siteDirectory}dist/server/entry-server.js`).href)) as SiteServer;
  const css = new Map<Brand, string>();
  const template = templateOf(html);
  const plain = templateOf(withoutScript(html));
  const entry = new Set(filesOf(manifest, ['index.html']));
  return {
    server: () => Promise.resolve(server),
    template: (_url, isPlain) => Promise.resolve(isPlain ? plain : template),
    css: (brand) => {
      const known = css.get(brand) ?? server.fontFaceCss(brand) + server.tokensCss(brand);
      css.set(brand, known);
      return known;
    },
    fontFiles: server.fontFiles,
    preloads: (language, path) => {
      const texts = [`../packages/kit/src/texts/${language}.ts`, `src/texts/${language}.ts`];
      return filesOf(manifest, [...texts, screenOf(path)]).filter((file) => !entry.has(file));
    },
    version: /index-([\w-]+)\.js/.exec(html)?.[1] ?? 'unknown',
    clientDirectory: client,
  };
};
