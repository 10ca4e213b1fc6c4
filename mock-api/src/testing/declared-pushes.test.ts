import { buyAlbum } from '@lounge/protocol/content/galleries';
import { loyaltyPointsChanged } from '@lounge/protocol/engagement/loyalty';
import { guestBalance } from '@lounge/protocol/foundation/wallet';
import { expect, test } from 'vitest';
import { publish } from '../world/bus.ts';
import { aWorld } from './a-world.ts';
import { withDeclaredPushes } from './declared-pushes.ts';

const coins = { value: 900, currency: 'VXC' } as const;

test('a push that names the call as its cause passes', async () => {
  const { world } = aWorld();
  const balance = { guestBalance: coins, guestBalanceFormatted: '9', guestIsPayingCustomer: true };
  const run = async () => publish(world.bus, guestBalance, { guestId: 7 }, balance);
  await expect(withDeclaredPushes(buyAlbum, world, run)).resolves.toBeUndefined();
});

test('a push that does not name the call is an error', async () => {
  const { world } = aWorld();
  const run = async () => publish(world.bus, loyaltyPointsChanged, { guestId: 7 }, { loyaltyPoints: 5 });
  await expect(withDeclaredPushes(buyAlbum, world, run)).rejects.toThrow(
    'loyaltyPointsChanged must name content/galleries/buyAlbum in push-causes.ts.',
  );
});
