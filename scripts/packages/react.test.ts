import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { root } from '../conventions/repository.ts';
import { runOutside, testReact } from './react/react-tests.ts';

testReact(19);

test('a server component uses themes, fonts, texts and rules, and refers to components', async () => {
  const file = join(inject('projectWithPackages'), 'server.mjs');
  const entries = ['', '/theme', '/fonts', '/texts/de', '/icon', '/velvet', '/brand'].map(
    (each) => `@lounge/kit${each}`,
  );
  writeFileSync(
    file,
    `const [kit, theme, fonts, texts, icon, { velvet }, brand] = await Promise.all(${JSON.stringify(entries)}.map((each) => import(each)));
    const { createElement } = await import('react');
    const throws = (run) => { try { run(); return false; } catch { return true; } };
    console.log(JSON.stringify({
      css: theme.tokensCss(velvet).includes('--kit-'),
      faces: fonts.fontFaceCss(velvet, '/fonts/').includes('@font-face'),
      texts: Object.keys(texts.messages).length > 100,
      own: brand.brandMarks(brand.createBrand(velvet)).name,
      rule: kit.showsRating({ count: 40, satisfaction: 96 }),
      icon: icon.Icon({ path: 'M0 0' }).type,
      reference: throws(() => kit.PerformerTile({})) && typeof createElement(kit.PerformerTile).type,
    }));`,
  );
  const references = join(root, 'scripts/packages/react/client-references.mjs');
  const printed = await runOutside(['--conditions=react-server', '--import', references, file]);
  expect(JSON.parse(printed)).toEqual({
    css: true,
    faces: true,
    texts: true,
    own: 'velvet',
    rule: true,
    icon: 'svg',
    reference: 'function',
  });
});
