import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brands, pathTo, routePatterns, type RouteKey } from '@lounge/locale';
import { pages } from '../src/app/pages.ts';
import { expect, test } from 'vitest';
import { modulesFor } from './page-modules.ts';

const modulesOf = modulesFor(brands);
const site = fileURLToPath(new URL('../', import.meta.url));

test.each([
  ['/de/', ['src/home/home-route.ts']],
  ['/de/amateur/mirela/', ['src/profile/performer-route.ts']],
  ['/de/amateur/mirela/videos/5003/', ['src/content/videos/video-route.ts']],
  ['/de/amateur/mirela/pictures/1002/', ['src/content/galleries/album-route.ts']],
  ['/de/messenger/', ['src/conversations/messenger-route.ts']],
  [pathTo('personal', 'de', { product: 'velvet' }), ['src/personal/personal-route.ts']],
  [pathTo('personal.spinwheel', 'de', { product: 'brasa' }), ['src/engagement/spin-wheel/spin-wheel-route.ts']],
  ['/de/nowhere/at/all/', []],
])('the script of %s needs the modules %j', (path, modules) => {
  expect(modulesOf(path, false)).toEqual(modules);
  expect(modules.filter((module) => !existsSync(site + module))).toEqual([]);
});

test('a guest’s page also needs the guest’s parts', () => {
  const modules = modulesOf('/de/', true);
  expect(modules).toEqual(['src/home/home-route.ts', 'src/app/guest-parts.tsx']);
});

const source = readFileSync(`${site}src/app/pages.ts`, 'utf8');
const imported = (loader: string): string | undefined => /import\('\.\.\/([^']+)'\)/.exec(loader)?.[1];
const named = new Map(
  [...source.matchAll(/^const (\w+) = (.+);$/gm)].map(([, name = '', loader = '']) => [name, imported(loader)]),
);
const moduleOf = (key: string): string | undefined => {
  const [, loader = ''] = new RegExp(`^  '?${key.replace('.', '\\.')}'?(?:: (.+))?,$`, 'm').exec(source) ?? [];
  return imported(loader) ?? named.get(loader === '' ? key : loader);
};

test.each(Object.keys(pages) as RouteKey[])('the page %s preloads the module that its route imports', (key) => {
  const [path = ''] = routePatterns(key, brands).map((pattern) => pattern.replaceAll(/:\w+/g, '1'));
  expect(modulesOf(path, false)).toEqual([`src/${moduleOf(key)}`]);
});
