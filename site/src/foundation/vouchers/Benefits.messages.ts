import { defineMessages } from 'react-intl';

/** Texts of the benefits page. */
export const messages = {
  ...defineMessages({
    title: { id: 'site.benefits.title', defaultMessage: 'Benefits' },
    endsSoon: { id: 'site.benefits.endsSoon', defaultMessage: 'Ends soon' },
    allBenefits: { id: 'site.benefits.allBenefits', defaultMessage: 'All benefits' },
    description: { id: 'site.benefits.description', defaultMessage: 'Your vouchers, bonuses and bonus codes.' },
    lead: {
      id: 'site.benefits.lead',
      defaultMessage: 'Whatever applies is used before your coins, and what ends first is used first.',
    },
    empty: { id: 'site.benefits.empty', defaultMessage: 'No benefits at the moment' },
    emptyText: {
      id: 'site.benefits.emptyText',
      defaultMessage: 'Every turn of the wheel wins something, and a bonus code works here at once.',
    },
    toTheWheel: { id: 'site.benefits.toTheWheel', defaultMessage: 'To the wheel' },
    notLoaded: { id: 'site.benefits.notLoaded', defaultMessage: 'Your benefits did not load' },
    bonusCode: { id: 'site.benefits.bonusCode', defaultMessage: 'Bonus code' },
    chooseVideo: { id: 'site.benefits.chooseVideo', defaultMessage: 'Choose video' },
    choosePerformer: { id: 'site.benefits.choosePerformer', defaultMessage: 'Choose performer' },
    seeLive: { id: 'site.benefits.seeLive', defaultMessage: 'See who is live' },
    seeShows: { id: 'site.benefits.seeShows', defaultMessage: 'See the shows' },
    write: { id: 'site.benefits.write', defaultMessage: 'Write' },
    send: { id: 'site.benefits.send', defaultMessage: 'Send' },
    add: { id: 'site.benefits.add', defaultMessage: 'Add' },
    spin: { id: 'site.benefits.spin', defaultMessage: 'Spin' },
    redeem: { id: 'site.benefits.redeem', defaultMessage: 'Redeem' },
    topUp: { id: 'site.benefits.topUp', defaultMessage: 'Add coins' },
    look: { id: 'site.benefits.look', defaultMessage: 'Look at it' },
    notAdded: {
      id: 'site.benefits.notAdded',
      defaultMessage: 'The coins could not be added. Please try again.',
    },
  }),
  ...defineMessages<{ toPerformer: { name: string } }>({
    toPerformer: { id: 'site.benefits.toPerformer', defaultMessage: 'To {name}' },
  }),
};
