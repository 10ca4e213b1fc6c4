import { languages } from '@lounge/locale';
import { failureCodes, type FailureCode } from '@lounge/protocol';
import { maxImageBytes } from '@lounge/protocol/content/messenger';
import type { Conversation } from '@lounge/stores/content/messenger';
import type { IntlShape } from 'react-intl';
import { expect, test } from 'vitest';
import { loadPageIntl } from '../../shared/page-intl.ts';
import { itemsWith } from './conversation-items.tsx';
import { readImage } from './read-image.ts';

/** Returns the reason shown below a message that the back end rejected. */
const reasonIn = (intl: IntlShape, failure: FailureCode) => {
  const failed = {
    key: 'k',
    channelId: 501,
    text: 'Good evening',
    image: null,
    imageId: null,
    gifts: [],
    at: 0,
    state: 'failed',
    failure,
  };
  const itemsOf = itemsWith({ catalogue: null, language: 'en', intl, token: '', pictureOf: () => null });
  return itemsOf({ messages: [], waiting: [failed] } as unknown as Conversation)[0]?.reason;
};

/** A message is paid with coins and starts no chat, so failures of payments with money, of starts and of sold content are not among its own. */
const others: readonly string[] = [
  'declined',
  'limitReached',
  'paused',
  'noMethod',
  'inProgress',
  'wrongSequence',
  'actorOffline',
  'actorBusy',
  'priceChanged',
  'notPossible',
  'blocked',
  'notInCountry',
];
const codes = failureCodes.filter((code) => !others.includes(code));

test.each(languages)('in %s, every failure of a message or its picture has a text of its own', async (language) => {
  const intl = await loadPageIntl({ language, strict: true });
  const reasons = codes.map((code) => reasonIn(intl, code));
  expect(new Set(reasons).size).toBe(codes.length);
  expect(reasonIn(intl, 'tooLarge')).toMatch(/\b10\sMB\b/);
});

test('accepts a picture of exactly the maximum size and rejects one byte more', async () => {
  const png = (size: number) => new File([new Uint8Array(size)], 'room.png', { type: 'image/png' });
  expect(await readImage(png(maxImageBytes + 1))).toBe('tooLarge');
  expect(await readImage(png(maxImageBytes))).not.toBe('tooLarge');
});
