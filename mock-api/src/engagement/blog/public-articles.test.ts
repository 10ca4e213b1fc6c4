import { expect, test } from 'vitest';
import { aMagazineWorld } from '../../testing/a-magazine.ts';
import { latestArticles, magazinePages, publicArticle } from './public-articles.ts';

const reader = { language: 'de', brand: 'brasa' } as const;

test('the latest articles and their addresses are read without their texts, and nothing of tomorrow', async () => {
  const { article, world, run } = await aMagazineWorld();
  for (const id of [1, 2, 3]) await article(id, { title: `Zephyr ${id}`, category: 'premiumTv', minutesAgo: id });
  await article(4, { category: 'event', at: '2026-11-21T07:00:00.000Z' });
  await run(`update article set html = 'not JSON'`);
  const latest = await latestArticles(2, reader, world);
  expect(latest.map(({ id }) => id)).toEqual([1, 2]);
  expect(latest[0]).toMatchObject({ title: 'Zephyr 1', category: 'Premium-TV' });
  expect(latest[0]?.picture).toMatch(/^\/pictures\/brasa\/still\//);
  expect(await publicArticle(3, reader, world)).toMatchObject({
    addresses: { de: '/de/blog/premium-tv/3-zephyr-3/', 'x-default': '/en/blog/premium-tv/3-zephyr-3/' },
  });
  expect([await publicArticle(4, reader, world), await publicArticle(5, reader, world)]).toEqual([null, null]);
  const { lists, content } = await magazinePages(2, world);
  expect(lists.map(({ de }) => de)).toEqual(['/de/blog/premium-tv/', '/de/blog/archive/2026/']);
  expect(content.map(({ page }) => page.nl)).toEqual([
    '/nl/blog/premium-tv/1-zephyr-1/',
    '/nl/blog/premium-tv/2-zephyr-2/',
  ]);
});
