import type { BenefitKind, BenefitStep, ListedBenefit } from '@lounge/kit/benefit-card';
import { voucherKind, voucherState } from '@lounge/kit/voucher-card';
import { pathTo, paymentWindowPath, performerSlug, type Brand, type Language } from '@lounge/locale';
import type { Benefit, VoucherList } from '@lounge/stores/foundation/vouchers';
import type { IntlShape } from 'react-intl';
import { messages } from './Benefits.messages.ts';

type Voucher = VoucherList[number];

/** What the rows need of the page. */
export interface RowContext {
  readonly intl: IntlShape;
  readonly language: Language;
  readonly brand: Brand;
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

/** Where content of a performer, or of anybody, is chosen. */
const performerStep = (name: string | undefined, label: keyof typeof anybody, context: RowContext): BenefitStep => {
  const { intl, language } = context;
  if (name === undefined) return { label: intl.formatMessage(anybody[label]), href: pathTo('home', language) };
  const href = pathTo('performer.overview', language, { actorName: performerSlug(name) });
  return { label: intl.formatMessage(messages.toPerformer, { name }), href };
};

const anybody = {
  video: messages.chooseVideo,
  photoAlbum: messages.chooseAlbum,
  videoChat: messages.seeLive,
  liveShow: messages.seeLive,
  privateShow: messages.seeLive,
} as const;

const hasPerformer = (kind: BenefitKind): kind is keyof typeof anybody => Object.hasOwn(anybody, kind);

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
  return stepOfKind(kind, voucher.actors[0]?.name, context);
};

const rowOfVoucher = (voucher: Voucher, context: RowContext): ListedBenefit => {
  const { id, type, amount, subject, validFrom, validTo, worth, maxPrice, actors } = voucher;
  const kind = voucherKind(type);
  return {
    itemId: `voucher ${id}`,
    kind,
    amount,
    // The subject of other vouchers is an id.
    name: kind === 'bonusCode' ? subject : null,
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

const byEnd = (one: ListedBenefit, other: ListedBenefit): number =>
  (one.validTo ?? '9999').localeCompare(other.validTo ?? '9999');

/** The rows of the benefits page: every voucher, and every benefit that is none; those that end first come first. */
export const benefitRows = (
  vouchers: VoucherList,
  benefits: readonly Benefit[],
  context: RowContext,
): readonly ListedBenefit[] =>
  [
    ...vouchers.map((voucher) => rowOfVoucher(voucher, context)),
    ...benefits.filter(({ voucherId }) => voucherId === null).map((benefit) => rowOfBenefit(benefit, context)),
  ].toSorted(byEnd);
