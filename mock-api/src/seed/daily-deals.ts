import { toJson } from '../world/json.ts';
import type { Row } from '../world/tables.ts';
import { defaultAgeRating, type AlbumRow, type GiftRow, type VideoRow } from './rows.ts';
import { dealPageTexts, dealTexts, type DealText } from './texts/daily-deals.ts';
import { byLanguage } from './translations.ts';

const hundredths = 100;
/** Content that is given is worth no more than this, in hundredths of a coin. */
const maxWorth = 3000;
const adultRating = 18;

/** The content of the seeds that can be given. */
export interface GivenContent {
  readonly videos: readonly VideoRow[];
  readonly albums: readonly AlbumRow[];
  readonly gifts: readonly GiftRow[];
}

const canBeGiven = ({ price, isVip, ageRating }: VideoRow | AlbumRow): boolean =>
  price > 0 && price <= maxWorth && !isVip && (ageRating ?? defaultAgeRating) < adultRating;

const contentIdOf = ({ offer, from = 0, gift }: DealText, { videos, albums, gifts }: GivenContent): number | null => {
  if (offer === 'messengerGift') return gifts.find(({ drawing }) => drawing === gift)?.id ?? null;
  if (offer !== 'video' && offer !== 'photoAlbum') return null;
  // By id, so that another video of the seeds changes no deal but its own.
  const fitting = (offer === 'video' ? videos : albums).filter(canBeGiven);
  return (fitting.find(({ id }) => id >= from) ?? fitting[0])?.id ?? null;
};

/** The deals of a new world, which take turns, and how their page looks. */
export const dailyDealRows = (
  content: GivenContent,
): { readonly dailyOffer: readonly Row<'dailyOffer'>[]; readonly dailyDealPage: readonly Row<'dailyDealPage'>[] } => ({
  dailyOffer: dealTexts.map((deal, at) => ({
    id: at + 1,
    offer: deal.offer,
    title: toJson(byLanguage(deal.title)),
    text: toJson(byLanguage(deal.text)),
    value: deal.value ?? 1,
    contentId: contentIdOf(deal, content),
    maxPrice: deal.maxPrice === undefined ? null : deal.maxPrice * hundredths,
    quantity: deal.quantity ?? null,
    needsMobile: deal.needsMobile === true ? 1 : 0,
    needsVip: deal.needsVip === true ? 1 : 0,
    pictureSeed: deal.picture,
    isInRotation: 1,
  })),
  dailyDealPage: [
    {
      id: 1,
      fromDay: null,
      toDay: null,
      name: toJson(byLanguage(dealPageTexts.name)),
      className: '',
      backgroundSeeds: toJson<readonly string[]>([]),
      title: toJson(byLanguage(dealPageTexts.title)),
      text: toJson(byLanguage(dealPageTexts.text)),
      redirectUrl: null,
      isTomorrowSecret: 0,
      isHidden: 0,
    },
  ],
});
