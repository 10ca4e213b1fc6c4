import type { AnswerOf } from '@lounge/protocol';
import { gift, toyControl, type messengerGifts, type messengerToyControls } from '@lounge/protocol/content/gifts';
import { parsed } from '../parsed.ts';

type ToyControlData = AnswerOf<typeof messengerToyControls>['toyControls'][number];
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

/** A toy control: a gentle wave of ten seconds for 4 coins. */
export const aToyControl = (overrides: Partial<ToyControlData> = {}): ToyControlData =>
  parsed(toyControl, {
    ...aGift({ name: 'Gentle wave', imageUrl: '/toy-controls/wave.svg', categoryId: 5 }),
    price: { value: 400, currency: 'VXC', symbol: 'VXC' },
    translations: [{ language: 'de', name: 'name', value: 'Sanfte Welle' }],
    duration: 10,
    displayName: 'Gentle wave',
    random: false,
    ...overrides,
  });
