import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pathTo } from '@lounge/locale';
import { expect, test } from 'vitest';
import { modulesOf } from './page-modules.ts';

const texts = ['../packages/kit/src/texts/de.ts', 'src/texts/de.ts'];
const lazyTexts = 'src/texts/lazy/de.ts';

const site = fileURLToPath(new URL('../', import.meta.url));

test.each([
  ['/de/', ['src/home/home-route.ts']],
  ['/de/amateur/mirela/', ['src/content/actors/performer-route.ts']],
  ['/de/amateur/mirela/videos/5003/', ['src/content/videos/video-route.ts', lazyTexts]],
  ['/de/amateur/mirela/pictures/1002/', ['src/content/galleries/album-route.ts', lazyTexts]],
  ['/de/messenger/', ['src/content/messenger/messenger-route.ts', lazyTexts]],
  [pathTo('personal', 'de', { product: 'velvet' }), ['src/foundation/guest/personal-route.ts', lazyTexts]],
  [
    pathTo('personal.spinwheel', 'de', { product: 'brasa' }),
    ['src/engagement/spin-wheel/spin-wheel-route.ts', lazyTexts],
  ],
  ['/de/nowhere/at/all/', []],
])('the script of %s needs the modules %j besides texts', (path, modules) => {
  expect(modulesOf('de', path, false)).toEqual([...texts, ...modules]);
  expect(modules.filter((module) => !existsSync(site + module))).toEqual([]);
});

test('a guest’s page also needs the guest’s parts and the lazy texts', () => {
  const modules = modulesOf('de', '/de/', true);
  expect(modules).toEqual([...texts, 'src/home/home-route.ts', 'src/app/guest-parts.tsx', lazyTexts]);
});
