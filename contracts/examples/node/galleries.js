import { balanceOf, book, publishBalance } from './wallet.js';
import { ApiError, assertMayChange, formatted, loggedIn, money, now, once } from './world.js';

/** The pictures of an album that everybody sees. */
const previewCount = 3;
const albumVoucher = 4;
const vipPercent = 80;

const albumAt = (world, id) => {
  const album = world.albums.get(id);
  if (album === undefined) throw new ApiError('unknown', 'albumId');
  return album;
};

const priceOf = ({ price, isVip }, guest) => {
  if (!guest?.isVip) return price;
  return isVip ? 0 : Math.ceil((price * vipPercent) / 100);
};

/** The code of the reason why a voucher does not pay this price, null if it does. */
const voucherFailure = ({ type, amount, maxPrice, validFrom, validTo }, price) => {
  if (type !== albumVoucher || price > (maxPrice ?? Infinity)) return 'voucherUnfit';
  if (amount < 1) return 'voucherUsed';
  if (validFrom && validFrom > now()) return 'voucherNotYet';
  return validTo && validTo < now() ? 'voucherExpired' : null;
};

/** Why the album is not open to the visitor, null if it is. */
const restrictionOf = (album, guest) => {
  const price = priceOf(album, guest);
  if (guest === null) return price > 0 || album.isVip || album.ageRating >= 18 ? 'needLogin' : null;
  if (album.ageRating >= 18 && guest.avsStatus !== 'accepted') return 'needAgeCheck';
  if (guest.bought.has(album.id)) return null;
  if (album.isVip && !guest.isVip && price === 0) return 'needAbo';
  return price > 0 ? 'needPurchase' : null;
};

const albumFor = (world, album, guest, previews) => {
  const { id, title, description, ageRating, isSedcard, pictureCount, actorId, isVip, ratings } = album;
  const price = priceOf(album, guest);
  const own = ratings.get(guest?.id);
  const guestRatingLikes = album.likes + [...ratings.values()].filter((each) => each > 3).length;
  const guestRatingDislikes = album.dislikes + [...ratings.values()].filter((each) => each <= 3).length;
  return {
    id,
    title,
    description,
    ageRating,
    isSedcard,
    pictureCount,
    previews,
    guestRatingLikes,
    guestRatingDislikes,
    actor: { id: actorId, name: world.actors.get(actorId).name },
    free: price === 0,
    guestInfo: { bought: guest?.bought.has(id) ?? false, flatrate: false },
    prices: {
      album: price === 0 ? null : money(price),
      base: price > 0 && price < album.price ? money(album.price) : null,
    },
    photos: isSedcard ? previews : [],
    rating: Math.round((100 * guestRatingLikes) / (guestRatingLikes + guestRatingDislikes)),
    isVipContent: isVip,
    type: 'image',
    albumTotalViews: 0,
    isLiked: own > 3,
    isDisliked: own <= 3,
    isFavoriteAlbum: false,
  };
};

export const getGallery = ({ world, guest, args }) => {
  const album = albumAt(world, args.albumId);
  const restriction = restrictionOf(album, guest);
  const pictures = Array.from({ length: album.pictureCount }, (_, index) => {
    const isLocked = restriction !== null && index >= previewCount;
    const url = `/pictures/albums/${album.id}/${isLocked ? 'locked' : index + 1}`;
    const ratings = { guestRatingLikes: 0, guestRatingDislikes: 0, isLiked: false, isDisliked: false };
    return { id: album.id * 1000 + index + 1, picture: { url, kind: 'portrait', tint: 0 }, isLocked, ...ratings };
  });
  const owned = restriction === null ? [] : [...(guest?.vouchers.values() ?? [])];
  // The one that ends first comes first, and one without an end last.
  const vouchers = owned.toSorted((one, other) => ((one.validTo ?? '~') < (other.validTo ?? '~') ? -1 : 1));
  const fitting = vouchers.find((each) => voucherFailure(each, priceOf(album, guest)) === null);
  const previews = pictures.slice(0, previewCount).map(({ picture }) => picture);
  return {
    album: albumFor(world, album, guest, previews),
    pictures,
    restriction,
    isBought: guest?.bought.has(album.id) ?? false,
    fittingVoucher: fitting ? { id: fitting.id, amount: fitting.amount, validTo: fitting.validTo ?? null } : null,
    isBlocked: guest?.blocked.has(album.actorId) ?? false,
    tags: album.tags.map((id) => ({ id, name: world.tags.get(id) })),
  };
};

/** Charges a price, or takes it from a voucher. */
const pay = (world, guest, { album, price, voucherId, language }) => {
  const details = { subject: world.actors.get(album.actorId).name, detail: album.title };
  if (voucherId === undefined) {
    if (balanceOf(guest) < price) throw new ApiError('needPurchase');
    book(guest, 'album', -price, details);
    publishBalance(world, guest, language);
    return;
  }
  const voucher = guest.vouchers.get(voucherId);
  const failure = voucher === undefined ? 'unknown' : voucherFailure(voucher, price);
  if (failure !== null) throw new ApiError(failure, 'voucherId');
  voucher.amount -= 1;
  book(guest, 'voucher', 0, details);
};

export const buyAlbum = ({ world, guest, args, key, language }) => {
  assertMayChange(loggedIn(guest), 2);
  const album = albumAt(world, args.albumId);
  const { voucherId } = args;
  return once(guest, { key, field: 'Idempotency-Key' }, ['buyAlbum', album.id, voucherId], () => {
    const restriction = restrictionOf(album, guest);
    if (restriction !== null && restriction !== 'needPurchase') throw new ApiError(restriction);
    if (guest.blocked.has(album.actorId)) throw new ApiError('blocked');
    const price = priceOf(album, guest);
    if (restriction !== null) pay(world, guest, { album, price, voucherId, language });
    guest.bought.add(album.id);
    const balance = balanceOf(guest);
    return { success: true, guestBalance: money(balance), guestBalanceFormatted: formatted(balance, language) };
  });
};
