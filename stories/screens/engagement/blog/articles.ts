import { anArticle, aPerformer, noArticles, type ProviderState } from '@lounge/mock-api/states';

/** A performer of articles. */
const noor = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true, price: 4200, basePrice: 4200 });

/** The text of an interview: a lead, a question, a picture and a quote. */
const html = [
  '<p>The room is smaller than it looks.</p>',
  '<h2>You never begin before ten. Why?</h2>',
  '<p>Because of the <a href="/en/help/">neighbour</a>.</p>',
  '<figure><img src="/pictures/velvet/still/lamp-noor-2/w640.webp" alt="" width="640" height="360"><figcaption>The lamp.</figcaption></figure>',
  '<blockquote><p>Every piece had a hole.</p></blockquote>',
].join('');

/** An interview that stands out, from before yesterday. */
export const interview = anArticle({
  id: 97_100,
  category: 'interviews',
  featured: true,
  title: 'I play for one person',
  subtitle: 'On an old piano.',
  excerpt: 'For two years the piano lacked a note.',
  html,
  readingMinutes: 7,
  actorIds: [9101],
  at: '2026-11-18T07:00:00.000Z',
});

/** News of a day in November 2026. */
export const newsOf = (day: number): ProviderState =>
  anArticle({
    id: 97_000 + day,
    title: `News of day ${day}`,
    at: `2026-11-${String(day).padStart(2, '0')}T07:00:00.000Z`,
  });

/** A magazine of an interview, fourteen news, and an event of the year before. */
export const magazine: readonly ProviderState[] = [
  noor,
  noArticles({}),
  interview,
  ...Array.from({ length: 14 }, (_, at) => newsOf(at + 1)),
  anArticle({ id: 97_200, category: 'event', title: 'A quiet evening', at: '2025-05-20T07:00:00.000Z' }),
];
