import type { BenefitKind, BenefitStep, ListedBenefit } from '@lounge/kit/benefit-card';
import { voucherKind, voucherState } from '@lounge/kit/voucher-card';
import { pathTo, paymentWindowPath, performerSlug, type Language } from '@lounge/locale';
import type { Benefit, VoucherList } from '@lounge/stores/foundation/vouchers';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { messages } from './Benefits.messages.ts';

type Voucher = VoucherList[number];

/** Dependencies of the rows on the page. */
export interface RowContext {
  readonly intl: IntlShape;
  readonly language: Language;
  readonly brand: string;
  readonly now: number;
  /** The voucher whose coins are being added. */
  readonly adding: number | null;
  readonly onAddCredits: (voucherId: number) => void;
  readonly onUseCode: (code: string) => void;
}

const kindOf: Readonly<Record<Benefit['type'], BenefitKind>> = {
  bonus: 'bonus',
  bonusCoins: 'bonusCoins',
  bonusCredits: 'bonusCredits',
  vipSubscription: 'vipSubscription',
  premiumSubscription: 'premiumSubscription',
  performerSubscription: 'performerSubscription',
  freeMessages: 'messages',
  freeMinutes: 'videoChat',
  media: 'media',
  videoVoucher: 'video',
  photoVoucher: 'photoAlbum',
  liveShow: 'liveShow',
  messengerGifts: 'messengerGift',
};

/** Where a benefit is used with one performer: the part of the profile, or the page for live pictures. */
const ofPerformer = {
  video: (language, actorName) => `${pathTo('performer.overview', language, { actorName })}?scrollTo=videos`,
  photoAlbum: (language, actorName) => `${pathTo('performer.overview', language, { actorName })}?scrollTo=albums`,
  videoChat: (language, actorName) => pathTo('performer.live-show', language, { actorName }),
  liveShow: (language) => pathTo('cams.shows', language),
  privateShow: (language, actorName) => pathTo('performer.live-show', language, { actorName }),
} as const satisfies Partial<Record<BenefitKind, (language: Language, actorName: string) => string>>;

/** Where it is used with anybody. @assumed Albums have no list of their own yet: the guest chooses a performer, whose albums are on the profile. */
const ofAnybody = {
  video: (language) => [messages.chooseVideo, `${pathTo('home', language)}?scrollTo=videos`],
  photoAlbum: (language) => [messages.choosePerformer, `${pathTo('home', language)}?scrollTo=tonight`],
  videoChat: (language) => [messages.seeLive, pathTo('cams', language)],
  liveShow: (language) => [messages.seeShows, pathTo('cams.shows', language)],
  privateShow: (language) => [messages.seeLive, pathTo('cams', language)],
} as const satisfies Record<keyof typeof ofPerformer, (language: Language) => readonly [MessageDescriptor, string]>;

const performerStep = (
  name: string | undefined,
  kind: keyof typeof ofPerformer,
  { intl, language }: RowContext,
): BenefitStep => {
  if (name === undefined) {
    const [label, href] = ofAnybody[kind](language);
    return { label: intl.formatMessage(label), href };
  }
  return {
    label: intl.formatMessage(messages.toPerformer, { name }),
    href: ofPerformer[kind](language, performerSlug(name)),
  };
};

const hasPerformer = (kind: BenefitKind): kind is keyof typeof ofPerformer => Object.hasOwn(ofPerformer, kind);

const stepOfKind = (kind: BenefitKind, name: string | undefined, context: RowContext): BenefitStep | undefined => {
  const { intl, language, brand } = context;
  if (hasPerformer(kind)) return performerStep(name, kind, context);
  switch (kind) {
    case 'messages':
      return { label: intl.formatMessage(messages.write), href: pathTo('messenger', language) };
    case 'messengerGift':
      return { label: intl.formatMessage(messages.send), href: pathTo('messenger', language) };
    case 'spins':
      return {
        label: intl.formatMessage(messages.spin),
        href: pathTo('personal.spinwheel', language, { product: brand }),
      };
    case 'bonus':
    case 'bonusCoins':
    case 'bonusCredits':
      return { label: intl.formatMessage(messages.topUp), href: paymentWindowPath(language, 'top-up') };
    case 'performerSubscription':
      return name === undefined ? undefined : performerStep(name, 'videoChat', context);
    default:
      return undefined;
  }
};

const stepOfVoucher = (voucher: Voucher, context: RowContext): BenefitStep | undefined => {
  const { id, subject } = voucher;
  const { intl, adding, onAddCredits, onUseCode } = context;
  const kind = voucherKind(voucher.type);
  if (kind === 'credits') {
    const onAct = () => onAddCredits(id);
    return { label: intl.formatMessage(messages.add), onAct, isPending: adding === id };
  }
  if (kind === 'bonusCode' && subject !== null) {
    return { label: intl.formatMessage(messages.redeem), onAct: () => onUseCode(subject) };
  }
  const actor = voucher.actors[0];
  if (actor !== undefined && (kind === 'messages' || kind === 'messengerGift')) {
    const label = kind === 'messages' ? messages.write : messages.send;
    return { label: intl.formatMessage(label), href: `${pathTo('messenger', context.language)}?actor=${actor.id}` };
  }
  return stepOfKind(kind, actor?.name, context);
};

const rowOfVoucher = (voucher: Voucher, context: RowContext): ListedBenefit => {
  const { id, type, amount, seconds, subject, gives, validFrom, validTo, worth, maxPrice, actors } = voucher;
  const kind = voucherKind(type);
  return {
    itemId: `voucher ${id}`,
    kind,
    amount,
    seconds,
    // The subject of other vouchers is an id.
    name: kind === 'bonusCode' ? subject : null,
    gives,
    actor: actors[0]?.name,
    maxPrice: maxPrice?.value,
    worth: worth?.value,
    validFrom,
    validTo,
    state: voucherState({ amount, validFrom, validTo }, context.now),
    step: stepOfVoucher(voucher, context),
  };
};

const rowOfBenefit = (benefit: Benefit, context: RowContext): ListedBenefit => {
  const { key, type, name, amount, percent, coins, worth, actor, validTo, link } = benefit;
  const kind = kindOf[type];
  const look = link === null ? undefined : { label: context.intl.formatMessage(messages.look), href: link };
  return {
    itemId: key,
    kind,
    amount,
    name,
    actor: actor?.name,
    percent,
    coins: coins?.value,
    worth: worth?.value,
    validTo,
    step: look ?? stepOfKind(kind, actor?.name, context),
  };
};

/** The key of a row of bonus codes; null for other rows, whose vouchers are used one by one. */
const codeOf = ({ kind, name, actor, state, validFrom, validTo }: ListedBenefit): string | null => {
  if (kind !== 'bonusCode' || name == null) return null;
  // Since when a code is valid is shown only while it is not.
  return JSON.stringify([name, actor, state, state === 'notYet' ? validFrom : null, validTo]);
};

/** Bonus codes that differ in nothing are one row with their number. */
const joined = (rows: readonly ListedBenefit[]): readonly ListedBenefit[] => {
  const byCode = new Map<string, ListedBenefit>();
  for (const row of rows) {
    const code = codeOf(row) ?? row.itemId;
    const same = byCode.get(code);
    byCode.set(code, same === undefined ? row : { ...same, amount: same.amount + row.amount });
  }
  return [...byCode.values()];
};

const byEnd = (one: ListedBenefit, other: ListedBenefit): number =>
  (one.validTo ?? '9999').localeCompare(other.validTo ?? '9999');

/** The rows of the benefits page: every voucher, and every benefit that is none; those that end first come first. */
export const benefitRows = (
  vouchers: VoucherList,
  benefits: readonly Benefit[],
  context: RowContext,
): readonly ListedBenefit[] =>
  [
    ...joined(vouchers.map((voucher) => rowOfVoucher(voucher, context))),
    ...benefits.filter(({ voucherId }) => voucherId === null).map((benefit) => rowOfBenefit(benefit, context)),
  ].toSorted(byEnd);
