import { actorRef, fittingVoucher, languageText, money, picture, currency, pictureKind } from '../schema/common.ts';
import { describe, describeValues } from './describe.ts';
import { messageEnvelope, pushEnvelope } from './envelope.ts';

/** Descriptions of what all modules share. */
export const descriptions = [
  describe(languageText, {
    value: 'the words themselves, as plain text without markup',
    language: 'which interface language the words are in',
  }),
  describe(money, {
    value: 'a whole number of hundredths, of coins as well: 900 is 9 coins or 9 euros; negative for what is taken away',
    currency: 'what the hundredths are of; VXC is the coin of this platform',
  }),
  describe(picture, {
    url: 'the address without its width: append `/w60.webp`, `/w160.webp`, `/w320.webp` or `/w640.webp`, for banners also `/w1280.webp` or `/w1920.webp`',
    kind: 'which aspect ratio it has: portrait 3:4, still 16:9, avatar 1:1, banner 2000:860',
    tint: 'the index of the colours that are shown while the picture loads',
  }),
  describe(actorRef, {
    id: 'the performer, as in all calls about her',
    name: 'her display name; her page’s address has the slug instead',
  }),
  describe(fittingVoucher, {
    id: 'the `voucherId` with which the purchase is paid by it',
    amount: 'how often it can still be used, counted before this purchase',
    validTo: 'the last instant at which it pays; null if it does not end',
  }),
  describe(messageEnvelope, {
    type: 'the command, which determines the other fields',
    accessToken: 'the token of the session or of the anonymous visitor; null while the client has none',
    guestId: 'whose token it is; null for anonymous visitors; another guest’s id is rejected with `needLogin`',
    key: 'chosen by the client, 1 to 200 characters; the reply or rejection repeats it, and an idempotent command is performed once per key',
  }),
  describe(pushEnvelope, {
    type: 'the event, which determines the other fields',
    key: 'the key of the command that this message answers; absent in all other messages',
    stream:
      'the numbered stream that the message belongs to: to everybody or to its guest; absent from providers without numbers',
    seq: 'its number in the stream, from 1 without gaps; absent where `stream` is',
  }),
  describeValues(currency, {
    EUR: 'euros; the value is in cents',
    CHF: 'Swiss francs; the value is in centimes',
    credits: 'credits that partners sell in advance',
    voucher: 'uses of a voucher',
    VXC: 'coins of this platform, four for a euro, rounded up; the value is in hundredths of a coin',
  }),
  describeValues(pictureKind, {
    portrait: '3:4',
    still: '16:9, from a video or stream',
    avatar: '1:1',
    banner: '2000:860',
  }),
].flat();
