import { formatCoins, formatMinutes } from '@lounge/locale';
import type { IntlShape } from 'react-intl';
import { chatCircle } from '../icons/paths/chat-circle.ts';
import { arrowClockwise } from '../icons/paths/arrow-clockwise.ts';
import { crownSimpleFill } from '../icons/paths/crown-simple-fill.ts';
import { filmStrip } from '../icons/paths/film-strip.ts';
import { gift } from '../icons/paths/gift.ts';
import { images } from '../icons/paths/images.ts';
import { lockSimple } from '../icons/paths/lock-simple.ts';
import { plus } from '../icons/paths/plus.ts';
import { star } from '../icons/paths/star.ts';
import { tagFill } from '../icons/paths/tag-fill.ts';
import { ticket } from '../icons/paths/ticket.ts';
import { videoCamera } from '../icons/paths/video-camera.ts';
import { wallet } from '../icons/paths/wallet.ts';
import { amounts, uses } from './BenefitCard.messages.ts';

/** A guest's benefit: the ten types of vouchers, one that waits for a top-up, days of subscriptions, and given media. */
export type BenefitKind =
  | 'video'
  | 'videoChat'
  | 'credits'
  | 'photoAlbum'
  | 'messages'
  | 'messengerGift'
  | 'liveShow'
  | 'privateShow'
  | 'bonusCode'
  | 'spins'
  | 'bonus'
  | 'bonusCoins'
  | 'bonusCredits'
  | 'vipSubscription'
  | 'premiumSubscription'
  | 'performerSubscription'
  | 'media';

/** Purpose of a benefit. */
export interface BenefitContent {
  kind: BenefitKind;
  /** How many: vouchers, minutes, messages, days. */
  amount: number;
  /** Remaining time of video chats, in seconds; it is named where it is not whole minutes. @default the amount */
  seconds?: number | null | undefined;
  /** The gift, code, show or title that it is for. */
  name?: string | null | undefined;
  /** Benefits of its code, such as "10 % more coins with your next top-up". */
  gives?: string | null | undefined;
  /** The performer that it is bound to. */
  actor?: string | null | undefined;
  /** Up to which price it pays, in hundredths of a coin. */
  maxPrice?: number | null | undefined;
  /** Percent more coins with the next top-up. */
  percent?: number | null | undefined;
  /** Coins more with the next top-up, in hundredths. */
  coins?: number | null | undefined;
}

/** The icon of each kind. */
export const benefitIcons: Readonly<Record<BenefitKind, string>> = {
  video: filmStrip,
  videoChat: videoCamera,
  credits: wallet,
  photoAlbum: images,
  messages: chatCircle,
  messengerGift: gift,
  liveShow: ticket,
  privateShow: lockSimple,
  bonusCode: tagFill,
  spins: arrowClockwise,
  bonus: plus,
  bonusCoins: plus,
  bonusCredits: plus,
  vipSubscription: crownSimpleFill,
  premiumSubscription: crownSimpleFill,
  performerSubscription: star,
  media: gift,
};

/** The name of a benefit, such as "2 video vouchers". */
export const benefitTitle = ({ kind, amount, seconds, name }: BenefitContent, intl: IntlShape): string => {
  if (kind === 'media' && name) return name;
  if (kind === 'messengerGift' && name) return intl.formatMessage(amounts.namedGift, { count: amount, name });
  if (kind === 'videoChat' && seconds && seconds % 60 > 0)
    return intl.formatMessage(amounts.videoChatTime, { time: formatMinutes(seconds) });
  if (kind === 'bonus' || kind === 'bonusCoins' || kind === 'bonusCredits' || kind === 'media')
    return intl.formatMessage(amounts[kind]);
  return intl.formatMessage(amounts[kind], { count: amount });
};

const anyOf = {
  video: uses.anyVideo,
  photoAlbum: uses.anyAlbum,
  videoChat: uses.withAnybody,
  privateShow: uses.withAnybody,
  messages: uses.toAnybody,
  messengerGift: uses.forMessages,
  liveShow: uses.anyShow,
  spins: uses.onTheWheel,
  credits: uses.toBalance,
  bonusCode: uses.withTopUp,
};

const hasAny = (kind: BenefitKind): kind is keyof typeof anyOf => Object.hasOwn(anyOf, kind);

/** The use of a benefit, such as "Any video up to 32 coins" or "With Sable". */
export const benefitUse = (content: BenefitContent, intl: IntlShape, language: string): string => {
  const { kind, actor, maxPrice, percent, coins, name, gives } = content;
  if (percent) return intl.formatMessage(uses.percentMore, { percent });
  if (coins) return intl.formatMessage(uses.coinsMore, { coins: formatCoins(coins, language), count: coins / 100 });
  if (actor) {
    const message = kind === 'messages' ? uses.to : kind === 'video' || kind === 'photoAlbum' ? uses.by : uses.with;
    return intl.formatMessage(message, { name: actor });
  }
  if (maxPrice && (kind === 'video' || kind === 'photoAlbum')) {
    const values = { coins: formatCoins(maxPrice, language), count: maxPrice / 100 };
    return intl.formatMessage(kind === 'video' ? uses.videoUpTo : uses.albumUpTo, values);
  }
  if (name && gives) return `${name}: ${gives}`;
  if (kind === 'bonusCode' && name) return intl.formatMessage(uses.codeWithTopUp, { code: name });
  return hasAny(kind) ? intl.formatMessage(anyOf[kind]) : '';
};
