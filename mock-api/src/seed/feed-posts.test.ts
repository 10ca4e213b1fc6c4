import { languages } from '@lounge/locale';
import { feedPostType } from '@lounge/protocol/engagement/feed';
import { expect, test } from 'vitest';
import { isProtectedSeed } from '../media/protected-seed.ts';
import { parseJson } from '../world/json.ts';
import { feedRows } from './feed-posts.ts';
import { performerRows } from './performers.ts';
import { seedMoment, seedNumber } from './rows.ts';

const performers = performerRows(seedNumber);
const { feedPost: posts, feedComment: comments } = feedRows(performers, seedMoment);

test('sixty performers have fifteen posts each, of every type', () => {
  expect(new Set(posts.map(({ id }) => id)).size).toBe(900);
  expect(new Set(posts.map(({ actorId }) => actorId)).size).toBe(60);
  expect(new Set(posts.map(({ type }) => type))).toEqual(new Set(feedPostType.values));
});

test('every post has words in every language', () => {
  const wordless = posts.filter(({ text }) => languages.some((language) => parseJson(text)[language] === ''));
  expect(wordless).toEqual([]);
});

test('media of posts that are not for everybody are protected, those of others are not', () => {
  for (const { price, ageRating, mediaSeeds } of posts) {
    const isClosed = price > 0 || ageRating === 18;
    expect(parseJson(mediaSeeds).filter((seed) => isProtectedSeed(seed) !== isClosed)).toEqual([]);
  }
});

test('some posts appear later, and at most one of a performer is pinned, which has appeared', () => {
  expect(posts.filter(({ publishedAt }) => publishedAt > seedMoment).length).toBeGreaterThan(50);
  const pinned = posts.filter(({ isPinned }) => isPinned === 1);
  expect(new Set(pinned.map(({ actorId }) => actorId)).size).toBe(pinned.length);
  expect(pinned.filter(({ publishedAt }) => publishedAt > seedMoment)).toEqual([]);
});

test('a post counts the notes below it', () => {
  const counted = posts.filter((post) => post.comments !== comments.filter(({ postId }) => postId === post.id).length);
  expect(counted).toEqual([]);
});
