import {
  addRelation,
  anonymousGuest,
  getNotificationsSettings,
  getProfile,
  guestInitData,
  guestSidebarData,
  hasRelation,
  removeRelation,
  savePreferences,
  storeNotificationsSettings,
  storeProfilePicture,
  subscribeNewsletter,
  unsubscribeNewsletter,
  updateProfile,
  updateProfilePreview,
} from '@lounge/protocol/foundation/guest';
import { guestOf, handle, handleAfter, reject } from '../../dispatch/handler.ts';
import type { Executor } from '../../world/database.ts';
import { noticesOf } from '../legal/index.ts';
import { balanceAnswer, paymentFields } from '../wallet/index.ts';
import { stateFields } from './guest-state.ts';
import { placeOfVisitor } from './geo-location.ts';
import type { Caller, World } from '../../world/world.ts';
import { newsletterStates, subscribe, unsubscribe } from './newsletters.ts';
import { addReminder, hasReminder, removeReminder } from './relations.ts';
import {
  changePicture,
  changeProfile,
  detailsOf,
  pictureFields,
  placeFields,
  preparePicture,
  storePicture,
  storePreferences,
  switchNotifications,
} from './place.ts';
import { confirmedAddress, confirmedMobile } from './place-statements.ts';
import type { KnownOfGuests } from './ports.ts';
import { closedItemsOf, countPurchases, guestById, type GuestRow } from './statements.ts';

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

const profileOf = async (caller: Caller, world: World) => {
  const guest = await guestOrReject(world.tx, guestOf(caller));
  return { ...guestFields(guest), createdAt: guest.createdAt, ...(await placeFields(guest, caller, world)) };
};

const settingsOf = async (caller: Caller, world: World) => {
  const { id: guestId } = await guestOrReject(world.tx, guestOf(caller));
  const { pinnedOnlineEmail, pinnedOnlineSms } = await detailsOf(guestId, world.tx);
  return {
    pinnedOnlineEmail: pinnedOnlineEmail === 1,
    pinnedOnlineSms: pinnedOnlineSms === 1,
    reachable: {
      email: (await confirmedAddress.first(world.tx, { guestId })) !== null,
      sms: (await confirmedMobile.first(world.tx, { guestId })) !== null,
    },
    newsletters: await newsletterStates(guestId, world),
  };
};

/** The handlers of the calls of the guest's own place. */
const placeHandlers = [
  handle(getProfile, async (_, caller, world) => ({
    config: { isLoggedIn: true },
    profile: await profileOf(caller, world),
  })),
  handle(updateProfile, async (input, caller, world) => {
    await changeProfile(input, await guestOrReject(world.tx, guestOf(caller)), caller, world);
    return profileOf(caller, world);
  }),
  handle(updateProfilePreview, async ({ delete: isDeleted }, caller, world) => {
    await changePicture(isDeleted, caller, world);
    return profileOf(caller, world);
  }),
  handleAfter(storeProfilePicture, preparePicture, async (prepared, caller, world) => {
    await storePicture(prepared, caller, world);
    return profileOf(caller, world);
  }),
  handle(savePreferences, async ({ data }, caller, world) => storePreferences(data, caller, world)),
  handle(getNotificationsSettings, async (_, caller, world) => settingsOf(caller, world)),
  handle(storeNotificationsSettings, async (input, caller, world) => {
    await switchNotifications(input, caller, world);
    return settingsOf(caller, world);
  }),
  handle(subscribeNewsletter, subscribe),
  handle(unsubscribeNewsletter, unsubscribe),
];

/** The handlers of this module's calls. */
export const guestHandlers = (known: KnownOfGuests) => [
  handle(guestInitData, async (_, caller, world) => {
    const { guestId, language, brand } = caller;
    const guest = guestId === null ? null : await guestById.first(world.tx, { id: guestId });
    if (guest === null) return { ...anonymousGuest, geoLocation: placeOfVisitor(caller) };
    // Every page reads this, so that its reads are sent at once.
    const [legalNotices, state, flags, balance, payment, closedItems] = await Promise.all([
      noticesOf(guest, { brand, language }, world),
      stateFields(guest, caller, known, world),
      known.subscriptionFlags(guest.id, world),
      balanceAnswer(world.tx, guest.id, language),
      paymentFields(guest.id, world),
      closedItemsOf.all(world.tx, { guestId: guest.id }),
    ]);
    return {
      ...anonymousGuest,
      ...guestFields(guest),
      isLoggedIn: true,
      hasAvs: guest.avsStatus === 'accepted',
      showDataProtection: legalNotices.some(({ type }) => type === 'PP'),
      legalNotices: [...legalNotices],
      ...state,
      ...flags,
      ...balance,
      ...payment,
      createdAt: guest.createdAt,
      closedItems: closedItems.map(({ item }) => item),
    };
  }),
  ...placeHandlers,
  handle(addRelation, addReminder(known)),
  handle(hasRelation, hasReminder(known)),
  handle(removeRelation, removeReminder),
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
      avatar: (await pictureFields(guest.id, caller, world)).avatar,
      vip: guest.isVip === 1,
      balanceFormatted,
      boughtVideosCount: bought.get('video') ?? 0,
      boughtPhotosCount: bought.get('album') ?? 0,
      privateCollectionCount: await known.archived(guest.id, world),
      videochatCount: await known.pastChats(guest.id, world),
      pinnedFavoriteCount: pinned.total,
      pinnedFavoriteOnlineCount: pinned.online,
    };
  }),
];
