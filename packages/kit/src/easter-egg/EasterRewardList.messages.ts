import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    redeemed: { id: 'kit.easterRewardList.redeemed', defaultMessage: 'Redeemed' },
    redeem: { id: 'kit.easterRewardList.redeem', defaultMessage: 'Redeem' },
    reached: { id: 'kit.easterRewardList.reached', defaultMessage: 'Reached' },
    surprise: { id: 'kit.easterRewardList.surprise', defaultMessage: 'A surprise' },
    empty: { id: 'kit.easterRewardList.empty', defaultMessage: 'There are no rewards yet.' },
  }),
  ...defineMessages<{
    eggs: { count: number };
    toGo: { count: number };
    upTo: { name: string };
    usedOn: { when: string };
    redeemNamed: { name: string };
  }>({
    eggs: { id: 'kit.easterRewardList.eggs', defaultMessage: '{count, plural, one {# egg} other {# eggs}}' },
    toGo: {
      id: 'kit.easterRewardList.toGo',
      defaultMessage: '{count, plural, one {# egg to go} other {# eggs to go}}',
    },
    upTo: { id: 'kit.easterRewardList.upTo', defaultMessage: 'Up to {name}' },
    usedOn: { id: 'kit.easterRewardList.usedOn', defaultMessage: 'Used on {when}' },
    redeemNamed: { id: 'kit.easterRewardList.redeemNamed', defaultMessage: 'Redeem {name}' },
  }),
};
