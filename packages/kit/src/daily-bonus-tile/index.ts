export { DailyBonusTile, type DailyBonusDeal, type DailyBonusTileProps } from './DailyBonusTile.tsx';
export type { DailyBonusOffer, DailyBonusReason } from './daily-bonus-types.ts';
export { offerIcons as dailyBonusIcons } from './offer-icons.ts';
