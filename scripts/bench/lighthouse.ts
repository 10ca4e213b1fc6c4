import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { freePort } from '../../site/e2e/smoke/processes.ts';
import { launchOptions } from '../../site/server/chromium.ts';
import { benchGuest } from './media.ts';
import { median, serve, type Row } from './measure.ts';
import { isTiny, rounds } from './rounds.ts';

/** A page that is measured; a page of a guest is opened with the session. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  readonly session?: string;
}

const ofGuest = { session: benchGuest.token };
const home: MeasuredPage = { name: 'home', path: '/en/' };

/** The pages with pictures, whose points are compared with those of the same page without scripts. */
const pages: readonly MeasuredPage[] = [
  home,
  { name: 'cams', path: '/en/cams/' },
  { name: 'profile', path: '/en/amateur/mirela/' },
  { name: 'videos', path: '/en/videos/' },
  { name: 'all videos', path: '/en/videos/all-videos/' },
  { name: 'video', path: '/en/amateur/mirela/videos/5001/' },
  { name: 'album', path: '/en/amateur/mirela/pictures/1002/' },
  { name: 'article', path: '/en/blog/interviews/80024-i-play-for-one-person-and-the-others-may-stay/' },
  { name: 'TV', path: '/en/tv/livestream/' },
  { name: 'library', path: '/en/myvelvet/mediathek/', ...ofGuest },
];

/** The points that the scripts of a page may cost. */
const mayCost = 5;

/** The limit of scripts that home fetches without a press, in bytes: most of it is the first load, which has its own budget. */
const fetchedAtMost = 200_000;

/** The pages whose audits of accessibility, best practices and search engines must all pass. */
const audited: readonly MeasuredPage[] = [
  ...pages,
  { name: 'the general terms', path: '/en/general-terms/' },
  { name: 'personal overview', path: '/en/myvelvet/', ...ofGuest },
];

/** Audits that a page of one guest fails on purpose, as search engines must not list it. */
const ofPublicPages = ['is-crawlable'];

type Flags = NonNullable<Parameters<typeof lighthouse>[1]>;
type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

interface Visit {
  /** From 0 to 100. */
  readonly points: number;
  /** Bytes of all scripts that were fetched until the network was quiet. */
  readonly scripts: number;
}

interface NetworkRequest {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

/** Its own limits, of half a minute, are what a busy machine takes for a page. */
const patient = { maxWaitForFcp: 600_000, maxWaitForLoad: 600_000 } as const;

/** The cookies of a visitor who confirmed the age and decided about cookies. */
export const cookieOf = (session?: string): string =>
  `age=1; consent=necessary${session === undefined ? '' : `; session=${session}`}`;

const resultOnce = async (
  url: string,
  flags: Flags,
  session: string | undefined,
  launch: typeof launchOptions,
): Promise<Result> => {
  const port = await freePort();
  const args = [...launch.args, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...launch, args });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      extraHeaders: { cookie: cookieOf(session) },
      ...patient,
      ...flags,
    });
    if (result === undefined) throw new Error(`Lighthouse gave ${url} no result.`);
    return result.lhr;
  } finally {
    await browser.close();
  }
};

/** Lighthouse's result for a page on a phone, in a browser of its own; once more where it lost the trace of the page. */
export const resultOf = async (
  url: string,
  flags: Flags,
  session?: string,
  launch = launchOptions,
): Promise<Result> => {
  const result = await resultOnce(url, flags, session, launch);
  return result.runtimeError === undefined ? result : resultOnce(url, flags, session, launch);
};

/** The points of a page and the bytes of its scripts, as Lighthouse saw them. */
export const visitOf = ({ categories, audits, runtimeError }: Result, url: string): Visit => {
  const score = categories['performance']?.score;
  if (typeof score !== 'number')
    throw new Error(`Lighthouse gave ${url} no score${runtimeError === undefined ? '' : `: ${runtimeError.message}`}.`);
  const details = audits['network-requests']?.details;
  // Lighthouse types the rows of its tables as anything.
  const requests = (details?.type === 'table' ? details.items : []) as readonly NetworkRequest[];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return { points: score * 100, scripts: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) };
};

/** A visit of a page, with its scripts or without. */
const visit = async (url: string, isBlocked: boolean, session?: string): Promise<Visit> => {
  const blockedUrlPatterns = isBlocked ? ['*.js'] : [];
  const flags = { onlyCategories: ['performance'], blockedUrlPatterns, disableFullPageScreenshot: true };
  const visited = visitOf(await resultOf(url, flags, session), url);
  if (!isBlocked && visited.scripts === 0) throw new Error(`Lighthouse saw no script of ${url}.`);
  return visited;
};

/** The audits that each page fails; the row is a ratio of passed audits to all. */
export const auditRows = async (): Promise<Row[]> => {
  const served = await serve('reference-cached');
  const rows: Row[] = [];
  try {
    for (const { name, path, session } of audited) {
      const flags = {
        onlyCategories: ['accessibility', 'best-practices', 'seo'],
        skipAudits: session === undefined ? [] : ofPublicPages,
      };
      const { categories, audits } = await resultOf(`http://127.0.0.1:${served.port}${path}`, flags, session);
      const graded = Object.values(categories).flatMap(({ auditRefs }) =>
        auditRefs.flatMap(({ id, weight }) => {
          const score = audits[id]?.score;
          return weight > 0 && typeof score === 'number' ? [{ id, score }] : [];
        }),
      );
      const failed = graded.filter(({ score }) => score < 1).map(({ id }) => id);
      rows.push({
        name: `${name} on a phone, audits of Lighthouse that pass`,
        value: [`${graded.length - failed.length} of ${graded.length}`, ...failed].join(', '),
        reference: 'all of accessibility, best practices and SEO',
        ratio: graded.length === 0 ? Number.NaN : (graded.length - failed.length) / graded.length,
        minRatio: 1,
      });
    }
  } finally {
    await served.close();
  }
  return rows;
};

/** The cost of a page's scripts on a phone: Lighthouse with them beside the same page with its scripts blocked. */
export const lighthouseRows = async (): Promise<Row[]> => {
  const served = await serve('reference-cached');
  const rows: Row[] = [];
  try {
    for (const { name, path, session } of isTiny ? [home] : pages) {
      const url = `http://127.0.0.1:${served.port}${path}`;
      const visits = { full: [] as Visit[], blocked: [] as Visit[] };
      for (let round = 0; round < rounds(5); round += 1) {
        const full = await visit(url, false, session);
        visits.full.push(full);
        // It differs by a flag.
        visits.blocked.push(isTiny ? full : await visit(url, true, session));
      }
      const pointsOf = (each: readonly Visit[]): number => median(each.map(({ points }) => points));
      const [full, blocked] = [pointsOf(visits.full), pointsOf(visits.blocked)];
      rows.push({
        name: `${name} on a phone, points of Lighthouse`,
        value: Math.round(full).toString(),
        reference: `with its scripts blocked ${Math.round(blocked)}`,
        ratio: full / blocked,
        minRatio: (blocked - mayCost) / blocked,
      });
      if (name !== 'home') continue;
      const fetched = Math.max(...visits.full.map(({ scripts }) => scripts));
      rows.push({
        name: 'scripts that home fetches without a press',
        value: `${Math.round(fetched / 1000)} kB`,
        reference: `at most ${fetchedAtMost / 1000} kB`,
        ratio: fetchedAtMost / fetched,
        minRatio: 1,
      });
    }
  } finally {
    await served.close();
  }
  return rows;
};
