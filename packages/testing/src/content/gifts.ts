import type { AnswerOf } from '@lounge/protocol';
import { gift, type messengerGifts } from '@lounge/protocol/content/gifts';
import { parsed } from '../parsed.ts';

type GiftData = AnswerOf<typeof messengerGifts>['gifts'][number];

/** A gift of the catalogue: a lantern for 12 coins. */
export const aGift = (overrides: Partial<GiftData> = {}): GiftData =>
  parsed(gift, {
    id: 1,
    name: 'Lantern',
    price: { value: 1200, currency: 'VXC', symbol: 'VXC' },
    imageUrl: '/gifts/lantern.svg',
    active: true,
    vip: false,
    categoryId: 2,
    translations: [{ language: 'de', name: 'name', value: 'Laterne' }],
    ...overrides,
  });
