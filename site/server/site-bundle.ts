import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Brand, Language } from '@lounge/locale';
import { templateOf, withoutScript, type Template } from './document.ts';
import { modulesOf } from './page-modules.ts';

/** The server's half of the site, as its bundle exports it. */
export type SiteServer = typeof import('@lounge/site/entry-server');

/** The site as the host serves it: built, or made by the bundler's server in development. */
export interface SiteBundle {
  server(): Promise<Pick<SiteServer, 'render' | 'renderAgePage' | 'renderWindow'>>;
  /** The document's template; the plain one has no script. */
  template(url: string, isPlain: boolean): Promise<Template>;
  css(brand: Brand): string;
  fontFiles(brand: Brand): readonly string[];
  /** Files that a page's script needs before it can take over, besides its entry. */
  preloads(language: Language, path: string, isGuest: boolean): readonly string[];
  /** Changes with every build. */
  readonly version: string;
  /** Files for the browser; null where the bundler's server answers. */
  readonly clientDirectory: string | null;
}

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
}

const siteDirectory = fileURLToPath(new URL('../', import.meta.url));

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
    preloads: (...page) => filesOf(manifest, modulesOf(...page)).filter((file) => !entry.has(file)),
    version: /index-([\w-]+)\.js/.exec(html)?.[1] ?? 'unknown',
    clientDirectory: client,
  };
};
