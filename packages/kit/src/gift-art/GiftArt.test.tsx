import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Price } from '../price/index.ts';
import { GiftArt, type GiftShape } from './index.ts';

// A server may name shapes that this version does not know.
test.each(['zeppelin', 'constructor'] as unknown as GiftShape[])('the unknown gift %s is a wrapped box', (shape) => {
  expect(renderToStaticMarkup(<GiftArt shape={shape} />)).toContain('M32 19v35');
});

test('an amount that is no number shows no price', () => {
  expect(renderToStaticMarkup(<Price amount={Number.NaN} per="minute" />)).toMatch(/^<span class="[^"]*"><\/span>$/);
});
