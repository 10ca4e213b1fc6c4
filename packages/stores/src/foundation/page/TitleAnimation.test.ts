import { testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { TitleAnimation, titleStepMs } from './TitleAnimation.ts';

const setUp = () => {
  const { clock, scope } = testStores();
  const page = { title: 'Home' };
  return { clock, scope, page, animation: new TitleAnimation({ clock, scope }, page) };
};

// @spec constant:title.animationStepMs, feature:shell.title-animation 2
test('the title moves one letter every hundred milliseconds, and is the plain one afterwards', () => {
  const { clock, page, animation } = setUp();
  animation.start('1 new');
  expect(page.title).toBe('1 new · Home · ');
  clock.advance(99);
  expect(page.title).toBe('1 new · Home · ');
  clock.advance(1);
  expect(page.title).toBe(' new · Home · 1');
  clock.advance(14 * titleStepMs);
  expect(page.title).toBe('1 new · Home · ');
  animation.stop();
  expect(page.title).toBe('Home');
  clock.advance(10_000);
  expect(page.title).toBe('Home');
});

test('what is new meanwhile, and the title of another page, are taken over', () => {
  const { clock, page, animation } = setUp();
  animation.start('1 new');
  clock.advance(3 * titleStepMs);
  animation.start('2 new');
  expect(page.title).toBe('2 new · Home · ');
  page.title = 'Videos';
  clock.advance(titleStepMs);
  expect(page.title).toBe(' new · Videos · 2');
  animation.stop();
  expect(page.title).toBe('Videos');
});

test('it ends with the page, and stopping without a start changes nothing', () => {
  const { clock, scope, page, animation } = setUp();
  animation.stop();
  expect(page.title).toBe('Home');
  animation.start('1 new');
  scope.end();
  const { title } = page;
  clock.advance(10_000);
  expect(page.title).toBe(title);
});
