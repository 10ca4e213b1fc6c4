import { coins } from '../icons/paths/coins.ts';
import { crownSimple } from '../icons/paths/crown-simple.ts';
import { filmStrip } from '../icons/paths/film-strip.ts';
import { gift } from '../icons/paths/gift.ts';
import { image } from '../icons/paths/image.ts';
import { images } from '../icons/paths/images.ts';
import { sparkle } from '../icons/paths/sparkle.ts';
import { ticket } from '../icons/paths/ticket.ts';
import type { DailyBonusOffer } from './daily-bonus-types.ts';

/** The sign of each kind of deal. */
export const offerIcons: Readonly<Record<DailyBonusOffer, string>> = {
  oneDayVip: crownSimple,
  video: filmStrip,
  photoAlbum: images,
  topUpPercent: sparkle,
  topUpFlat: coins,
  merchandise: image,
  messengerGift: gift,
  videoVoucher: ticket,
};
