import { expect, test } from 'vitest';
import { LastAddress } from './LastAddress.ts';

const [cams, videos] = ['https://velvet.example/en/cams/', 'https://velvet.example/en/videos/'];

test.each([
  { name: 'a step back', first: videos, browser: cams, to: cams, isStep: true },
  { name: 'a link, before which the browser stays', first: videos, browser: videos, to: cams, isStep: false },
  { name: 'a link to the page that is shown', first: cams, browser: cams, to: cams, isStep: false },
  { name: 'a way back to a document that failed', first: null, browser: cams, to: cams, isStep: true },
])('$name is a step: $isStep', ({ first, browser, to, isStep }) => {
  expect(new LastAddress({ first, current: () => browser }).isStepTo(to)).toBe(isStep);
});

test('after a document that failed, a link to the page that is shown is no step', () => {
  const last = new LastAddress({ first: null, current: () => cams });
  last.change(cams);
  expect(last.isStepTo(cams)).toBe(false);
});

test('without a history nothing is a step', () => {
  const last = new LastAddress({ first: null, current: null });
  last.change(cams);
  expect([last.isStepTo(cams), last.isStepTo(videos)]).toEqual([false, false]);
});
