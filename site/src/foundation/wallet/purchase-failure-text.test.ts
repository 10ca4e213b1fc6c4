import { languages } from '@lounge/locale';
import { failureCodes } from '@lounge/protocol';
import { buyAlbum } from '@lounge/protocol/content/galleries';
import { buyChatTicket } from '@lounge/protocol/content/tickets';
import { buyVideo } from '@lounge/protocol/content/videos';
import { expect, test } from 'vitest';
import { loadPageIntl } from '../../shared/page-intl.ts';
import { purchaseFailureText } from './purchase-failure-text.ts';

/** The failures that an album or a video declares, and those that any call can be rejected with. */
const codes = [
  ...new Set([
    ...buyAlbum.failures,
    ...buyVideo.failures,
    ...buyChatTicket.failures,
    'locked',
    'tooMany',
    'unavailable',
  ] as const),
];

// @spec rest:gallery.album.buy
test.each(languages)('in %s, every rejection of a purchase has a text of its own', async (language) => {
  const intl = await loadPageIntl({ language, strict: true });
  expect(new Set(codes.map((code) => purchaseFailureText(intl, code))).size).toBe(codes.length);
  const unavailable = purchaseFailureText(intl, 'unavailable');
  const others = failureCodes.filter((code) => !codes.some((each) => each === code));
  for (const code of others) expect(purchaseFailureText(intl, code)).toBe(unavailable);
});
