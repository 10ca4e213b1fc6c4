import { defineMessages } from 'react-intl';

/** Texts of the state of the guest's account. */
export const messages = {
  ...defineMessages({
    more: { id: 'site.profile.more', defaultMessage: 'More about your account' },
    facts: { id: 'site.accountState.facts', defaultMessage: 'Points, vouchers and subscriptions' },
    ageCheck: { id: 'site.accountState.ageCheck', defaultMessage: 'Age check' },
    unknown: { id: 'site.accountState.unknown', defaultMessage: 'Not confirmed yet' },
    pending: { id: 'site.accountState.pending', defaultMessage: 'Being looked at' },
    accepted: { id: 'site.accountState.accepted', defaultMessage: 'Confirmed' },
    rejected: { id: 'site.accountState.rejected', defaultMessage: 'Not accepted' },
    startCheck: { id: 'site.accountState.startCheck', defaultMessage: 'Start the check' },
    mobile: { id: 'site.accountState.mobile', defaultMessage: 'Mobile number' },
    verified: { id: 'site.accountState.verified', defaultMessage: 'Verified' },
    notVerified: { id: 'site.accountState.notVerified', defaultMessage: 'Not verified yet' },
    verify: { id: 'site.accountState.verify', defaultMessage: 'Verify' },
    voiceCall: { id: 'site.accountState.voiceCall', defaultMessage: 'Voice calls' },
    callRuns: { id: 'site.accountState.callRuns', defaultMessage: 'You are in a call without your name' },
    noCall: { id: 'site.accountState.noCall', defaultMessage: 'You are in no call' },
    vip: { id: 'site.accountState.vip', defaultMessage: 'VIP' },
    tv: { id: 'site.accountState.tv', defaultMessage: 'TV' },
    active: { id: 'site.accountState.active', defaultMessage: 'Active' },
    notActive: { id: 'site.accountState.notActive', defaultMessage: 'Not active' },
    ended: { id: 'site.accountState.ended', defaultMessage: 'Ended' },
    gifts: { id: 'site.accountState.gifts', defaultMessage: 'Gifts' },
    vouchers: { id: 'site.accountState.vouchers', defaultMessage: 'Vouchers' },
    pointsLabel: { id: 'site.accountState.pointsLabel', defaultMessage: 'Points' },
    recharge: { id: 'site.accountState.recharge', defaultMessage: 'Automatic top-up' },
    on: { id: 'site.accountState.on', defaultMessage: 'On' },
    off: { id: 'site.accountState.off', defaultMessage: 'Off' },
    see: { id: 'site.accountState.see', defaultMessage: 'See' },
    change: { id: 'site.accountState.change', defaultMessage: 'Change' },
  }),
  ...defineMessages<{ giftCount: { count: number } }>({
    giftCount: {
      id: 'site.accountState.giftCount',
      defaultMessage: '{count, plural, =0 {None} one {# of your own} other {# of your own}}',
    },
  }),
  ...defineMessages<{ points: { count: number } }>({
    points: { id: 'site.accountState.points', defaultMessage: '{count, number}' },
  }),
  ...defineMessages<{ voucherKinds: { count: number } }>({
    voucherKinds: {
      id: 'site.accountState.voucherKinds',
      defaultMessage: '{count, plural, =0 {None} one {# kind} other {# kinds}}',
    },
  }),
};
