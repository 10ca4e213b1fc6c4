import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    label: { id: 'kit.bonusCode.label', defaultMessage: 'Code' },
    hint: { id: 'kit.bonusCode.hint', defaultMessage: 'Small letters, spaces and dashes do not matter.' },
    check: { id: 'kit.bonusCode.check', defaultMessage: 'Check' },
    redeem: { id: 'kit.bonusCode.redeem', defaultMessage: 'Redeem' },
    topUp: { id: 'kit.bonusCode.topUp', defaultMessage: 'Choose amount' },
    redeemedTitle: { id: 'kit.bonusCode.redeemedTitle', defaultMessage: 'Yours now.' },
    redeemedText: {
      id: 'kit.bonusCode.redeemedText',
      defaultMessage: 'You find everything in your list and on your balance.',
    },
    redeemedTopUp: { id: 'kit.bonusCode.redeemedTopUp', defaultMessage: 'It counts with your next top-up.' },
    failed: {
      id: 'kit.bonusCode.failed',
      defaultMessage: 'That did not work. Nothing was redeemed. Please try again.',
    },
    nextTopUp: { id: 'kit.bonusCode.nextTopUp', defaultMessage: 'Counts with your next top-up.' },
    forVip: { id: 'kit.bonusCode.forVip', defaultMessage: 'For VIP members.' },
    forMobile: { id: 'kit.bonusCode.forMobile', defaultMessage: 'For confirmed mobile numbers.' },
    redeemed: { id: 'kit.bonusCode.redeemed', defaultMessage: 'Redeemed.' },
    seeVip: { id: 'kit.bonusCode.seeVip', defaultMessage: 'See VIP' },
    confirmAddress: { id: 'kit.bonusCode.confirmAddress', defaultMessage: 'Send the link' },
    linkSent: {
      id: 'kit.bonusCode.linkSent',
      defaultMessage: 'The link is on its way. Please check your e-mail.',
    },
    confirmNumber: { id: 'kit.bonusCode.confirmNumber', defaultMessage: 'Confirm number' },
  }),
  ...defineMessages<{
    and: { first: string; last: string };
    until: { when: string };
    ended: { when: string };
    left: { count: number };
  }>({
    and: { id: 'kit.bonusCode.and', defaultMessage: '{first} and {last}' },
    until: { id: 'kit.bonusCode.until', defaultMessage: 'Until {when}.' },
    ended: { id: 'kit.bonusCode.ended', defaultMessage: 'Ended on {when}.' },
    left: {
      id: 'kit.bonusCode.left',
      defaultMessage: '{count, plural, =0 {None left.} one {# left.} other {# left.}}',
    },
  }),
};

/** Why a code cannot be redeemed; one for each reason. */
export const reasons = {
  ...defineMessages({
    unknown: {
      id: 'kit.bonusCode.unknown',
      defaultMessage: 'We do not know this code. Was the letter O a zero?',
    },
    notYet: { id: 'kit.bonusCode.notYet', defaultMessage: 'This code does not start until later.' },
    over: { id: 'kit.bonusCode.over', defaultMessage: 'This code has ended.' },
    redeemed: { id: 'kit.bonusCode.already', defaultMessage: 'You have redeemed this code.' },
    gone: { id: 'kit.bonusCode.gone', defaultMessage: 'All of these codes are gone. Nothing was charged.' },
    needsVip: { id: 'kit.bonusCode.needsVip', defaultMessage: 'This code is for VIP members.' },
    needsMobile: {
      id: 'kit.bonusCode.needsMobile',
      defaultMessage: 'Confirm your mobile number first. The code stays filled in.',
    },
    needsAddress: {
      id: 'kit.bonusCode.needsAddress',
      defaultMessage: 'Confirm your e-mail address first. The code stays filled in.',
    },
    tooMany: {
      id: 'kit.bonusCode.tooMany',
      defaultMessage: 'Too many wrong codes. Please try again in a quarter of an hour.',
    },
  }),
  ...defineMessages<{ overSince: { when: string }; redeemedOn: { when: string } }>({
    overSince: { id: 'kit.bonusCode.overSince', defaultMessage: 'This code ended on {when}.' },
    redeemedOn: { id: 'kit.bonusCode.alreadyOn', defaultMessage: 'You redeemed this code on {when}.' },
  }),
};
