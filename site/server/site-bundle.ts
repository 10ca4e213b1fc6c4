import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Brand, Language } from '@lounge/locale';
import { siteBrands, type SiteBrands } from '@lounge/site/brands';
import { anyLanguage } from '../any-language.ts';
import { templateOf, withoutScript, type Template } from './document.ts';
import { modulesFor } from './page-modules.ts';
import type { PageScript } from './page-script.ts';

/** The exports of the site's server bundle. */
export type SiteServer = typeof import('@lounge/site/entry-server');

/** The site as the server serves it: built, or from Vite's server in development. */
export interface SiteBundle {
  server(): Promise<Pick<SiteServer, 'render' | 'renderAgePage' | 'renderWindow' | 'giftSvg'>>;
  /** Returns the document's template; the plain one has no script, and neither has one of a site with `pageScript`. */
  template(url: string, isPlain: boolean): Promise<Template>;
  readonly brands: SiteBrands;
  css(brand: Brand): string;
  fontFiles(brand: Brand): readonly string[];
  /** Returns the script of the page at a path, of one without a page if that is null. Vite's server has it in its template. */
  readonly pageScript: ((language: Language, path: string | null, isGuest: boolean) => PageScript) | null;
  /** Changes with every build. */
  readonly version: string;
  /** The directory of files for the browser; null where Vite's server serves them. */
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

/** Loads the built site. Throws if it is not built. */
export const builtSite = async (brands: SiteBrands = siteBrands): Promise<SiteBundle> => {
  const client = `${siteDirectory}dist/client`;
  const html = readFileSync(`${client}/index.html`, 'utf8');
  const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8')) as Record<string, ManifestEntry>;
  const server = (await import(pathToFileURL(`${siteDirectory}dist/server/entry-server.js`).href)) as SiteServer;
  const css = new Map<Brand, string>();
  const template = templateOf(withoutScript(html));
  const pageModules = modulesFor(Object.values(brands).map(({ name }) => name));
  return {
    server: () => Promise.resolve(server),
    template: () => Promise.resolve(template),
    brands,
    css: (brand) => {
      const styles = css.get(brand) ?? server.sheetOf(brands[brand]);
      css.set(brand, styles);
      return styles;
    },
    fontFiles: (brand) => server.fontFiles(brands[brand]),
    pageScript: (language, path, isGuest) => {
      const modules = path === null ? [] : pageModules(path, isGuest);
      const files = filesOf(manifest, ['index.html', ...modules]).map((file) => file.replace(anyLanguage, language));
      const [entry] = files;
      if (entry === undefined) throw new Error('The manifest has no index.html; a group of the build took the entry.');
      return { entry, preloads: files };
    },
    version: /index-([\w-]+)\.js/.exec(html)?.[1] ?? 'unknown',
    clientDirectory: client,
  };
};
