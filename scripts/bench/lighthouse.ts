import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { freePort } from '../../site/e2e/smoke/processes.ts';
import { launchOptions } from '../../site/server/chromium.ts';
import { median, serve, type Row } from './measure.ts';
import { isTiny, rounds } from './rounds.ts';

/** The pages, each with the points that its scripts may cost. */
const pages = [
  { name: 'home', path: '/en/', mayCost: 5 },
  { name: 'profile', path: '/en/amateur/mirela/', mayCost: 8 },
  { name: 'album', path: '/en/amateur/mirela/pictures/1002/', mayCost: 8 },
  { name: 'video', path: '/en/amateur/mirela/videos/5001/', mayCost: 8 },
];

/** The points of a page on a phone, from 0 to 100, with its scripts or without, in a browser of its own. */
const pointsOf = async (url: string, isBlocked: boolean): Promise<number> => {
  const port = await freePort();
  const args = [...launchOptions.args, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...launchOptions, args });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance'],
      extraHeaders: { cookie: 'age=1; consent=necessary' },
      blockedUrlPatterns: isBlocked ? ['*.js'] : [],
    });
    const score = result?.lhr.categories['performance']?.score;
    if (typeof score !== 'number') throw new Error(`Lighthouse gave ${url} no score.`);
    return score * 100;
  } finally {
    await browser.close();
  }
};

/** What the scripts of a page cost on a phone: Lighthouse with them beside the same page with its scripts blocked. */
export const lighthouseRows = async (): Promise<Row[]> => {
  const served = await serve('reference-cached');
  const rows: Row[] = [];
  try {
    for (const { name, path, mayCost } of isTiny ? pages.slice(0, 1) : pages) {
      const url = `http://127.0.0.1:${served.port}${path}`;
      const points = { full: [] as number[], blocked: [] as number[] };
      for (let round = 0; round < rounds(5); round += 1) {
        points.full.push(await pointsOf(url, false));
        points.blocked.push(await pointsOf(url, true));
      }
      const [full, blocked] = [median(points.full), median(points.blocked)];
      rows.push({
        name: `${name} on a phone, points of Lighthouse`,
        value: Math.round(full).toString(),
        reference: `with its scripts blocked ${Math.round(blocked)}`,
        ratio: full / blocked,
        minRatio: (blocked - mayCost) / blocked,
      });
    }
  } finally {
    await served.close();
  }
  return rows;
};
