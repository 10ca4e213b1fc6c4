import { getProfile, guestInitData, guestSidebarData } from '@lounge/protocol/foundation/guest';
import { guestOf, handle, reject } from '../../dispatch/handler.ts';
import type { Executor } from '../../world/database.ts';
import { balanceAnswer, paymentFields } from '../wallet/index.ts';
import type { KnownOfGuests } from './ports.ts';
import { closedItemsOf, countPurchases, guestById, type GuestRow } from './statements.ts';

const anonymous = {
  id: null,
  name: null,
  email: null,
  isEmailVerified: false,
  isLoggedIn: false,
  hasAvs: false,
  avsStatus: 'unknown' as const,
  avsRejectMessage: null,
  isVip: false,
  isVXSelect: false,
  isTvSubscriber: false,
  wasTvSubscriber: false,
  cancellationOffer: null,
  isLocked: false,
  isPayingCustomer: false,
  isForcePayment: false,
  autoRechargeAmount: null,
  autoRechargeConfig: null,
  oneClickPaymentAmounts: [],
  oneClickPaymentConfig: null,
  showDataProtection: false,
  balance: null,
  balanceFormatted: null,
  loyaltyPoints: 0,
  testGroups: [],
  createdAt: null,
  closedItems: [],
};

/** The fields that all answers about a guest share. */
const guestFields = (guest: GuestRow) => ({
  id: guest.id,
  name: guest.name,
  email: guest.email,
  isEmailVerified: guest.isVerified === 1,
  avsStatus: guest.avsStatus,
  avsRejectMessage: guest.avsMessage,
  isVip: guest.isVip === 1,
  loyaltyPoints: guest.loyaltyPoints,
});

const guestOrReject = async (executor: Executor, id: number): Promise<GuestRow> =>
  (await guestById.first(executor, { id })) ?? reject('needLogin');

/** The handlers of this module's calls. */
export const guestHandlers = (known: KnownOfGuests) => [
  handle(guestInitData, async (_, { guestId, language }, world) => {
    const guest = guestId === null ? null : await guestById.first(world.tx, { id: guestId });
    if (guest === null) return anonymous;
    return {
      ...anonymous,
      ...guestFields(guest),
      isLoggedIn: true,
      hasAvs: guest.avsStatus === 'accepted',
      isLocked: guest.isLocked === 1,
      showDataProtection: guest.showDataProtection === 1,
      ...(await known.subscriptionFlags(guest.id, world)),
      ...(await balanceAnswer(world.tx, guest.id, language)),
      ...(await paymentFields(world, guest.id)),
      createdAt: guest.createdAt,
      closedItems: (await closedItemsOf.all(world.tx, { guestId: guest.id })).map(({ item }) => item),
    };
  }),
  handle(getProfile, async (_, caller, { tx }) => {
    const guest = await guestOrReject(tx, guestOf(caller));
    return { config: { isLoggedIn: true }, profile: { ...guestFields(guest), createdAt: guest.createdAt } };
  }),
  handle(guestSidebarData, async (_, caller, world) => {
    const { tx } = world;
    const guest = await guestOrReject(tx, guestOf(caller));
    const bought = new Map(
      (await countPurchases.all(tx, { guestId: guest.id })).map(({ kind, total }) => [kind, total]),
    );
    const pinned = await known.pinned(guest.id, world);
    const { balanceFormatted } = await balanceAnswer(tx, guest.id, caller.language);
    return {
      name: guest.name,
      avatar: null,
      vip: guest.isVip === 1,
      balanceFormatted,
      boughtVideosCount: bought.get('video') ?? 0,
      boughtPhotosCount: bought.get('album') ?? 0,
      // A module that does not exist yet writes archives.
      privateCollectionCount: 0,
      videochatCount: await known.pastChats(guest.id, world),
      pinnedFavoriteCount: pinned.total,
      pinnedFavoriteOnlineCount: pinned.online,
    };
  }),
];
