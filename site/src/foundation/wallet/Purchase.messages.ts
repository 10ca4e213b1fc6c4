import { defineMessages } from 'react-intl';

/** Why a purchase of content was rejected, by the code of the failure. */
export const failures = defineMessages({
  needLogin: { id: 'site.purchase.needLogin', defaultMessage: 'You are no longer logged in. Nothing was charged.' },
  needAgeCheck: {
    id: 'site.purchase.needAgeCheck',
    defaultMessage: 'Your age has to be checked before you can buy this.',
  },
  needAbo: { id: 'site.purchase.needAbo', defaultMessage: 'Only VIPs can buy this.' },
  needPurchase: {
    id: 'site.purchase.needPurchase',
    defaultMessage: 'You have too few coins for this. Nothing was charged.',
  },
  restricted: { id: 'site.purchase.restricted', defaultMessage: 'Your account is restricted, so you can buy nothing.' },
  notInCountry: {
    id: 'site.purchase.notInCountry',
    defaultMessage: 'This is live, and not shown where you are. Nothing was charged.',
  },
  locked: { id: 'site.purchase.locked', defaultMessage: 'You cannot buy anything at the moment.' },
  blocked: {
    id: 'site.purchase.blocked',
    defaultMessage: 'Nothing new is sold to you here. What you bought stays open.',
  },
  unknown: { id: 'site.purchase.unknown', defaultMessage: 'This is no longer offered. Nothing was charged.' },
  keyReused: {
    id: 'site.purchase.keyReused',
    defaultMessage: 'This was sent for another purchase already. Please try again.',
  },
  voucherUnfit: { id: 'site.purchase.voucherUnfit', defaultMessage: 'That voucher is for something else.' },
  voucherUsed: { id: 'site.purchase.voucherUsed', defaultMessage: 'That voucher is used up.' },
  voucherNotYet: { id: 'site.purchase.voucherNotYet', defaultMessage: 'That voucher is not valid yet.' },
  voucherExpired: { id: 'site.purchase.voucherExpired', defaultMessage: 'That voucher has expired.' },
  tooMany: { id: 'site.purchase.tooMany', defaultMessage: 'That was too fast. Wait a moment and try again.' },
  unavailable: {
    id: 'site.purchase.unavailable',
    defaultMessage: 'This is not possible right now. Nothing was charged.',
  },
});
