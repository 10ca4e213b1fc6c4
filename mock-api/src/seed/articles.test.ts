import { calendarDay, formatTime, languages, timeZone } from '@lounge/locale';
import { walkHtml, allowedElements } from '@lounge/protocol/html';
import { expect, test } from 'vitest';
import { parsePicturePath } from '../media/picture-path.ts';
import { isProtectedSeed } from '../media/protected-seed.ts';
import { parseJson } from '../world/json.ts';
import { articleRows } from './articles.ts';
import { performerRows } from './performers.ts';
import { seedMoment, seedNumber } from './rows.ts';
import { articles } from './texts/articles/articles.ts';

const performers = performerRows(seedNumber);
const { article: rows, articleMonth: months } = articleRows(performers, seedMoment);
const named = rows.map((row) => [parseJson(row.slug).en, row] as const);

/** The elements of HTML that a page would leave out, and the addresses of its pictures. */
const readOf = (html: string) => {
  const [leftOut, pictures]: [string[], string[]] = [[], []];
  walkHtml(html, {
    onOpen: (name, _, picture) => {
      if (!allowedElements.has(name)) leftOut.push(name);
      if (picture !== null) pictures.push(picture.src);
    },
    onText: () => undefined,
    onClose: () => undefined,
  });
  return { leftOut, pictures };
};

test('the articles appear at eight in the morning in Berlin, two of them after the moment of the seeds', () => {
  expect(rows.map(({ publishedAt }) => calendarDay(publishedAt, timeZone)).toReversed()).toEqual(
    articles.map(({ day }) => day),
  );
  expect(new Set(rows.map(({ publishedAt }) => formatTime(publishedAt, timeZone)))).toEqual(new Set(['08:00']));
  expect(rows.filter(({ publishedAt }) => publishedAt > seedMoment)).toHaveLength(2);
});

test.each([
  ['into summer time', '2027-03-28T19:00:00.000Z'],
  ['to the day after it', '2027-03-29T19:00:00.000Z'],
  ['to the end of summer time', '2027-10-31T19:00:00.000Z'],
  ['to New Year', '2027-01-01T19:00:00.000Z'],
])('moved %s, articles appear at eight all the same', (_, moment) => {
  const moved = articleRows(performers, moment).article;
  expect(new Set(moved.map(({ publishedAt }) => formatTime(publishedAt, timeZone)))).toEqual(new Set(['08:00']));
  const days = (Date.parse(moment) - Date.parse(seedMoment)) / 86_400_000;
  const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`) + days * 86_400_000;
  expect(moved.map(({ publishedAt }) => calendarDay(publishedAt, timeZone)).toReversed()).toEqual(
    articles.map(({ day }) => new Date(noonOf(day)).toISOString().slice(0, 10)),
  );
  expect(moved.map(({ publishedAt, month }) => month === calendarDay(publishedAt, timeZone).slice(0, 7))).not.toContain(
    false,
  );
});

test('interviews and two others stand out', () => {
  const standingOut = rows.filter(({ featured }) => featured === 1);
  expect(standingOut.filter(({ category }) => category !== 'interviews')).toHaveLength(2);
  expect(rows.filter(({ category, featured }) => category === 'interviews' && featured === 0)).toEqual([]);
});

test('every performer of an article is there, and pictures show the face of the first one', () => {
  const byId = new Map(performers.map((each) => [each.id, each]));
  for (const { actorIds, pictureSeeds } of rows) {
    const [first] = parseJson(actorIds).map((id) => byId.get(id));
    if (first === undefined) continue;
    expect(parseJson(pictureSeeds).filter((seed) => !seed.includes(`-${first.pictureSeed}-post-`))).toEqual([]);
  }
  const counts = articles.toReversed().map(({ performers: slugs }) => slugs.length);
  expect(rows.map(({ actorIds }) => parseJson(actorIds).length)).toEqual(counts);
});

test.each(named)('%s is HTML that pages show as it is, with its pictures', (_, row) => {
  const [, ...inText] = parseJson(row.pictureSeeds);
  expect(parseJson(row.pictureSeeds).filter(isProtectedSeed)).toEqual([]);
  for (const language of languages) {
    const html = parseJson(row.html)[language].replaceAll('{brand}', 'velvet');
    const { leftOut, pictures } = readOf(html);
    expect(leftOut).toEqual([]);
    expect(pictures.map((src) => parsePicturePath(src)?.seed)).toEqual(inText);
    expect(html).toMatch(/^<p>[^<]/);
  }
  expect(row.readingMinutes).toBeGreaterThanOrEqual(1);
  expect(row.readingMinutes).toBeLessThanOrEqual(3);
});

test('slugs are words in addresses, none twice in a language', () => {
  for (const language of languages) {
    const slugs = rows.map(({ slug }) => parseJson(slug)[language]);
    expect(new Set(slugs).size).toBe(rows.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/);
  }
});

test('text that looks like markup stays text', () => {
  const html = rows.map((row) => parseJson(row.html).en).join('');
  expect(html).not.toMatch(/<(?!\/?(?:p|h2|blockquote|figure|figcaption|img)[ >])/);
});

test('each list counts its articles by month', () => {
  const countOf = (list: string) =>
    months.filter((each) => each.list === list).reduce((sum, { total }) => sum + total, 0);
  expect(countOf('latest')).toBe(26);
  expect(countOf('news')).toBe(rows.filter(({ category }) => category === 'news').length);
  expect(countOf('featured')).toBe(rows.filter(({ featured }) => featured === 1).length);
  expect(new Set(months.map(({ key }) => key)).size).toBe(months.length);
});
