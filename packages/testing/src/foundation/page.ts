import type { AnswerOf, Infer } from '@lounge/protocol';
import { actorSeoContent, getBreadcrumb, getHomeRows } from '@lounge/protocol/foundation/page';
import { parsed } from '../parsed.ts';

type SeoData = Infer<typeof actorSeoContent>;
type BreadcrumbData = AnswerOf<typeof getBreadcrumb>;

/** The texts that search engines show of a performer's page. */
export const aSeoContent = (overrides: Partial<SeoData> = {}): SeoData =>
  parsed(actorSeoContent, {
    title: 'Noor Vega from Lisbon: live, videos and albums',
    description: 'Noor Vega: Late tea and stories. Hours, prices, videos and albums at a glance.',
    headline: 'Late tea and stories',
    paragraphs: ['Reads aloud until midnight and loses at chess with grace.'],
    ...overrides,
  });

/** A breadcrumb with these labels; each but the last one has a link. */
export const aBreadcrumb = (...labels: readonly [string, ...string[]]): BreadcrumbData =>
  parsed(getBreadcrumb.answer, {
    data: {
      breadcrumb: labels.map((label, at) => ({
        label,
        link: at === labels.length - 1 ? null : (['/en/', '/en/cams/'][at] ?? '/en/'),
      })),
    },
  });

/** The rows of the start page. */
export const someHomeRows = (): AnswerOf<typeof getHomeRows> =>
  parsed(getHomeRows.answer, { rows: ['live', 'tonight', 'newVideos', 'feed', 'welcomeBonus', 'rewards'] });
