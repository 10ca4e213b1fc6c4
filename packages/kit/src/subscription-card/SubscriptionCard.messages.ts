import { defineMessages } from 'react-intl';

/** Texts of the subscription card. */
export const messages = {
  ...defineMessages({
    vip: { id: 'kit.subscriptionCard.vip', defaultMessage: 'VIP' },
    tv: { id: 'kit.subscriptionCard.tv', defaultMessage: 'TV' },
    aMonth: { id: 'kit.subscriptionCard.aMonth', defaultMessage: 'a month' },
    select: { id: 'kit.subscriptionCard.select', defaultMessage: 'Select member: VIP for a year and more' },
    startedNow: { id: 'kit.subscriptionCard.startedNow', defaultMessage: 'Started just now. Everything is open.' },
    cancelled: { id: 'kit.subscriptionCard.cancelled', defaultMessage: 'Cancelled' },
    endsItself: {
      id: 'kit.subscriptionCard.endsItself',
      defaultMessage: 'Then it ends by itself. Nothing more is charged.',
    },
    stays: { id: 'kit.subscriptionCard.stays', defaultMessage: 'If you cancel, it stays open until then.' },
    saidNo: { id: 'kit.subscriptionCard.saidNo', defaultMessage: 'The payment did not work' },
    offerFailed: {
      id: 'kit.subscriptionCard.offerFailed',
      defaultMessage: 'The offer could not be saved. Nothing has changed on your plan.',
    },
    failed: {
      id: 'kit.subscriptionCard.failed',
      defaultMessage: 'That did not work. Nothing has changed on your plan.',
    },
    offerAgain: { id: 'kit.subscriptionCard.offerAgain', defaultMessage: 'Try the offer again' },
    back: { id: 'kit.subscriptionCard.back', defaultMessage: 'Back' },
    notOnSale: {
      id: 'kit.subscriptionCard.notOnSale',
      defaultMessage: 'Not on sale yet: nobody pays for it before it is ready.',
    },
    regular: { id: 'kit.subscriptionCard.regular', defaultMessage: 'Regular price' },
  }),
  ...defineMessages<{
    youAre: { name: string };
    cancel: { name: string };
    cancelQuestion: { name: string };
    wasOpen: { name: string };
  }>({
    youAre: { id: 'kit.subscriptionCard.youAre', defaultMessage: '{name} is open' },
    cancel: { id: 'kit.subscriptionCard.cancel', defaultMessage: 'Cancel {name}' },
    cancelQuestion: { id: 'kit.subscriptionCard.cancelQuestion', defaultMessage: 'Cancel {name}?' },
    wasOpen: { id: 'kit.subscriptionCard.wasOpen', defaultMessage: '{name} was open for you until a while ago.' },
  }),
  ...defineMessages<{ start: { name: string; price: string }; keep: { name: string; price: string } }>({
    start: { id: 'kit.subscriptionCard.start', defaultMessage: 'Start {name} for {price} a month' },
    keep: { id: 'kit.subscriptionCard.keep', defaultMessage: 'Keep {name} for {price} a month' },
  }),
  ...defineMessages<{ stay: { price: string }; payOther: { price: string }; firstPayment: { price: string } }>({
    stay: { id: 'kit.subscriptionCard.stay', defaultMessage: 'Stay for {price} a month' },
    payOther: { id: 'kit.subscriptionCard.payOther', defaultMessage: 'Pay {price} another way' },
    firstPayment: {
      id: 'kit.subscriptionCard.firstPayment',
      defaultMessage: 'First payment today, then {price} every month until you cancel.',
    },
  }),
  ...defineMessages<{
    until: { name: string; date: string };
    openUntil: { name: string; date: string };
    given: { name: string; date: string };
  }>({
    until: { id: 'kit.subscriptionCard.until', defaultMessage: '{name} until {date}' },
    openUntil: {
      id: 'kit.subscriptionCard.openUntil',
      defaultMessage: '{name} stays open until {date}. Nothing is charged after that.',
    },
    given: { id: 'kit.subscriptionCard.given', defaultMessage: '{name} is open for you until {date}, as a gift.' },
  }),
  ...defineMessages<{ renews: { date: string; method: string } }>({
    renews: { id: 'kit.subscriptionCard.renews', defaultMessage: 'Renews on {date} with {method}.' },
  }),
  ...defineMessages<{ offerEnds: { date: string; price: string } }>({
    offerEnds: { id: 'kit.subscriptionCard.offerEnds', defaultMessage: 'Until {date}, then {price} a month.' },
  }),
  ...defineMessages<{ offerTerms: { months: number; price: string } }>({
    offerTerms: {
      id: 'kit.subscriptionCard.offerTerms',
      defaultMessage: 'a month for {months, plural, one {one month} other {# months}}, then {price}',
    },
  }),
  ...defineMessages<{ notCharged: { price: string; name: string; until: string; retry: string } }>({
    notCharged: {
      id: 'kit.subscriptionCard.notCharged',
      defaultMessage: '{price} could not be charged. {name} stays open until {until}, and we try once more on {retry}.',
    },
  }),
  ...defineMessages<{ notChargedTwice: { price: string; name: string; until: string } }>({
    notChargedTwice: {
      id: 'kit.subscriptionCard.notChargedTwice',
      defaultMessage: '{price} could not be charged. {name} stays open until {until}.',
    },
  }),
};
