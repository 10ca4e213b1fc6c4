import { ownerOf, palettes, subjectOf, subjects, tintOf } from '@lounge/art';
import { brands, languages } from '@lounge/locale';
import { expect, test } from 'vitest';
import { albumRows } from './albums.ts';
import { performerRows } from './performers.ts';
import { seedMoment, seedNumber } from './rows.ts';
import { showRows } from './shows.ts';
import { colourOfTitle, subjectFitting } from './title-pictures.ts';
import { videoRows } from './videos.ts';
import { seedCounts } from '../testing/seed-counts.ts';

const performers = performerRows(seedNumber);
const albums = albumRows(seedNumber, performers);
const videos = videoRows(seedNumber, performers);
const joined = new Map(performers.map((performer) => [performer.id, performer.createdAt]));

test('there are five hundred albums and about nine hundred videos, from three for each performer', () => {
  expect([albums.length, videos.length]).toEqual([seedCounts.albums, seedCounts.videos]);
  const counts = performers.map(({ id }) => videos.filter(({ actorId }) => actorId === id).length);
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([3, 23]);
});

test.each([
  ['albums', albums, 120],
  ['videos', videos, 150],
] as const)('%s have positive unique ids, a performer, and many titles', (_name, rows, titles) => {
  expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  expect(rows.every((row) => Number.isInteger(row.id) && row.id > 0)).toBe(true);
  for (const language of languages) {
    expect(new Set(rows.map((row) => row.title[language])).size).toBeGreaterThanOrEqual(titles);
  }
});

test.each([
  ['albums', albums],
  ['videos', videos],
] as const)('%s are newer than their performer and have valid prices, ratings and counts', (_name, rows) => {
  for (const { actorId, createdAt, price, likes, dislikes, views, ageRating } of rows) {
    expect(createdAt >= (joined.get(actorId) ?? '9') && createdAt <= seedMoment).toBe(true);
    expect(Number.isInteger(price) && price >= 0).toBe(true);
    expect(dislikes <= likes && likes <= views).toBe(true);
    expect([12, 16, 18]).toContain(ageRating);
  }
});

test.each([
  ['albums', albums],
  ['videos', videos],
] as const)('no performer has two %s with one title', (_name, rows) => {
  const titles = rows.map((row) => `${row.actorId} ${row.title.en}`);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

test('albums and videos have different titles', () => {
  const titles = new Set<string>(albums.map((album) => album.title.en));
  expect(videos.filter((video) => titles.has(video.title.en))).toEqual([]);
});

test('each performer has one free sedcard and exactly one promoted video', () => {
  for (const { id, name } of performers) {
    const sedcards = albums.filter((album) => album.actorId === id && album.kind === 'sedcard');
    expect(
      sedcards.map((album) => album.price),
      name,
    ).toEqual([0]);
    expect(
      videos.filter((video) => video.actorId === id && video.isPromoted),
      name,
    ).toHaveLength(1);
  }
});

test('albums have 8 to 40 pictures, each with a seed of its own, and descriptions that differ by language', () => {
  for (const { pictureCount, pictureSeeds, description } of albums) {
    expect(pictureCount).toBeGreaterThanOrEqual(8);
    expect(pictureCount).toBeLessThanOrEqual(40);
    expect(new Set(pictureSeeds).size).toBe(pictureCount - 1);
    expect(new Set(Object.values(description)).size).toBe(4);
  }
  expect(new Set(albums.map((album) => album.coverSeed)).size).toBe(albums.length);
});

test('covers and previews show their subject, and every picture shows its performer', () => {
  const faces = new Map(performers.map((performer) => [performer.id, performer.pictureSeed]));
  for (const { actorId, coverSeed, coverSubject, pictureSeeds } of albums) {
    expect(subjectOf('portrait', coverSeed)).toBe(coverSubject);
    for (const seed of [coverSeed, ...pictureSeeds]) expect(ownerOf(seed)).toBe(faces.get(actorId));
  }
  for (const { actorId, previewSeed, previewSubject } of videos) {
    expect(subjectOf('still', previewSeed)).toBe(previewSubject);
    expect(ownerOf(previewSeed)).toBe(faces.get(actorId));
  }
});

test('the colours of titles are those of their pictures, and a video, whose colours are those of its clip, names none', () => {
  const coloured = [
    ...albums.map(({ title, coverSeed }) => ({ title: title.en, seed: coverSeed })),
    ...showRows(performers).map(({ title, pictureSeed }) => ({ title: title.en, seed: pictureSeed })),
  ].filter(({ title }) => colourOfTitle(title) !== null);
  expect(coloured.map(({ title }) => title)).toEqual(expect.arrayContaining(['The yellow room', 'Blue hour, balcony']));
  const tints = {
    yellow: ['amber', 'ember'],
    red: ['crimson', 'brick'],
    green: ['teal', 'olive'],
    blue: ['blue', 'lagoon'],
  };
  for (const { title, seed } of coloured) {
    const names = brands.map((brand) => palettes[brand][tintOf(brand, seed)]?.name);
    expect([title, ...names]).toEqual([title, ...tints[colourOfTitle(title) ?? 'red']]);
  }
  expect(videos.filter(({ title }) => colourOfTitle(title.en) !== null)).toEqual([]);
});

test.each([
  ['The yellow room', 'bust', 'room'],
  ['The yellow room', 'dunes', 'room'],
  ['Winter garden, in the first sun', 'bust', 'bust'],
  ['Winter garden, in the first sun', 'bloom', 'bloom'],
  ['Winter garden, in the first sun', 'dunes', 'leaves'],
  ['Behind the heavy curtain', 'leaves', 'curtain'],
  ['The long coast road', 'curtain', 'dunes'],
  ['Vinyl hour', 'bloom', 'bloom'],
] as const)('a picture of %s for which chance chose %s shows %s', (title, drawn, subject) => {
  expect(subjectFitting(title, drawn, subjects)).toBe(subject);
});

test('a video on sale costs less than before and a free one is never on sale', () => {
  const onSale = videos.filter((video) => video.basePrice !== null);
  expect(onSale.length).toBeGreaterThan(15);
  for (const { price, basePrice } of onSale) expect(price > 0 && price < (basePrice ?? 0)).toBe(true);
});

test('free, paid, VIP, classic, recorded and new videos all occur', () => {
  const weekAgo = new Date(Date.parse(seedMoment) - 7 * 86_400_000).toISOString();
  expect(videos.filter((video) => video.price === 0).length).toBeGreaterThan(30);
  expect(videos.filter((video) => video.isVip).length).toBeGreaterThan(15);
  expect(videos.filter((video) => video.isClassic).length).toBeGreaterThan(15);
  expect(videos.filter((video) => video.isCamRecording).length).toBeGreaterThan(30);
  expect(videos.filter((video) => video.createdAt > weekAgo).length).toBeGreaterThan(4);
});

test('the videos of the first screen match the design', () => {
  const video = (title: string) => videos.find((row) => row.title.en === title);
  expect(video('Rooftop, after rain')).toMatchObject({ actorId: 101, durationSeconds: 724, price: 2400, likes: 1204 });
  expect(video('A slow tango')).toMatchObject({ durationSeconds: 1120, price: 3200, likes: 986 });
  expect(video('Ink and candlelight')).toMatchObject({ price: 1800, basePrice: 2250 });
  expect(video('Orchids at midnight')).toMatchObject({ durationSeconds: 1351, isVip: true });
});
