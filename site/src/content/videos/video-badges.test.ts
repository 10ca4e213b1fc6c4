import type { Infer } from '@lounge/protocol';
import type { video } from '@lounge/protocol/content/videos';
import { expect, test } from 'vitest';
import { badgesOf } from './VideoCard.tsx';

const coins = (value: number) => ({ value, currency: 'VXC' });
const clip = { price: coins(800), basePrice: coins(1000), vip: false, new: false };

test.each([
  ['for sale', { bought: false, flatrate: false }, [{ kind: 'discount', percent: 20 }]],
  ['that the guest has bought', { bought: true, flatrate: false }, []],
  ['that is included with VIP', { bought: false, flatrate: true }, []],
])('a video %s', (_, guestInfo, badges) => {
  expect(badgesOf({ ...clip, guestInfo } as unknown as Infer<typeof video>)).toEqual(badges);
});
