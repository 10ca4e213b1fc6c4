import { pathTo } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { dailyBonus } from '@lounge/protocol/engagement/daily-bonus';
import { pictureOf } from '../../media/picture.ts';
import { localized } from '../../wire/localized.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { albumOfDeal, giftOfDeal, videoOfDeal } from './statements.ts';

type Offer = Row<'dailyOffer'>;
type Content = NonNullable<Infer<typeof dailyBonus>['content']>;
type Reading = Pick<World, 'tx'>;

/** The content of a deal that is there, in a caller's language. */
export interface FoundContent {
  /** The content of the wire, as everybody sees it; null for an album, which is none of its kinds, and for deals without content. */
  readonly content: Content | null;
  /** Where a guest who took it uses it; null where its page says all. */
  readonly link: string | null;
  /** The performer of a video or an album. */
  readonly actorId: number | null;
}

/** The end of the seed of a wallpaper, which is another picture than the one beside the deal. */
const wallpaperSuffix = '-wallpaper';

/** The seed of the deal whose wallpaper has a seed; the same seed for other pictures. */
export const dealOfWallpaper = (seed: string): string =>
  seed.endsWith(wallpaperSuffix) ? seed.slice(0, -wallpaperSuffix.length) : seed;

const mediaOf = async ({ offer, contentId }: Offer, caller: Caller, { tx }: Reading): Promise<FoundContent | null> => {
  const id = contentId ?? 0;
  const isVideo = offer === 'video';
  const row = await (isVideo ? videoOfDeal : albumOfDeal).first(tx, { id });
  if (row === null) return null;
  const { language, brand } = caller;
  const [actorName, actorId] = [row.slug, row.actorId];
  if (!isVideo)
    return { content: null, actorId, link: pathTo('performer.album-details', language, { actorName, albumId: id }) };
  const link = pathTo('performer.video-details', language, { actorName, videoId: id });
  const picture = pictureOf(brand, 'still', row.pictureSeed);
  return { content: { type: 'video', name: localized(row.title, caller), picture, link: null }, actorId, link };
};

const giftOf = async (offer: Offer, caller: Caller, { tx }: Reading): Promise<FoundContent | null> => {
  const row = await giftOfDeal.first(tx, { id: offer.contentId ?? 0 });
  if (row === null) return null;
  const picture = pictureOf(caller.brand, 'avatar', offer.pictureSeed);
  const content: Content = { type: 'gift', name: localized(row.name, caller), picture, link: null };
  return { content, actorId: null, link: pathTo('messenger', caller.language) };
};

const wallpaperOf = (offer: Offer, caller: Caller): FoundContent => {
  const picture = pictureOf(caller.brand, 'banner', `${offer.pictureSeed}${wallpaperSuffix}`);
  const content: Content = { type: 'wallpaper', name: localized(offer.title, caller), picture, link: null };
  return { content, actorId: null, link: `${picture.url}/w1920.webp` };
};

/**
 * The content of an offer and where it is used; null where what it gives is gone.
 * @assumed An album is no content of the wire: the documents name a video, a wallpaper and a gift.
 */
export const contentOf = async (offer: Offer, caller: Caller, world: Reading): Promise<FoundContent | null> => {
  switch (offer.offer) {
    case 'video':
    case 'photoAlbum':
      return mediaOf(offer, caller, world);
    case 'messengerGift':
      return giftOf(offer, caller, world);
    case 'merchandise':
      return wallpaperOf(offer, caller);
    case 'oneDayVip':
      return { content: null, actorId: null, link: pathTo('vipclub', caller.language) };
    case 'videoVoucher':
      return { content: null, actorId: null, link: pathTo('videos', caller.language) };
    case 'topUpPercent':
    case 'topUpFlat':
      return { content: null, actorId: null, link: null };
  }
};

/** Whether what an offer gives is there. */
export const isThere = async ({ offer, contentId }: Offer, { tx }: Reading): Promise<boolean> => {
  const id = contentId ?? 0;
  if (offer === 'video') return (await videoOfDeal.first(tx, { id })) !== null;
  if (offer === 'photoAlbum') return (await albumOfDeal.first(tx, { id })) !== null;
  if (offer === 'messengerGift') return (await giftOfDeal.first(tx, { id })) !== null;
  return true;
};
