import { defineMessages } from 'react-intl';

/** Texts of the pages of VIP and TV. */
export const messages = {
  ...defineMessages({
    vip: { id: 'site.subscriptions.vip', defaultMessage: 'VIP' },
    vipTitle: { id: 'site.subscriptions.vipTitle', defaultMessage: 'VIP club' },
    vipDescription: {
      id: 'site.subscriptions.vipDescription',
      defaultMessage: 'What VIP changes, what it costs, and how you cancel it.',
    },
    vipLead: {
      id: 'site.subscriptions.vipLead',
      defaultMessage: 'One price a month. You cancel on this page, with one click and one question.',
    },
    tvTitle: { id: 'site.subscriptions.tvTitle', defaultMessage: 'TV premium' },
    tvDescription: {
      id: 'site.subscriptions.tvDescription',
      defaultMessage: 'What the TV subscription contains, what it costs, and how you cancel it.',
    },
    tvLead: {
      id: 'site.subscriptions.tvLead',
      defaultMessage: 'The premium livestream without interruption, for one price a month.',
    },
    changes: { id: 'site.subscriptions.changes', defaultMessage: 'What it changes' },
    without: { id: 'site.subscriptions.without', defaultMessage: 'Without' },
    withVip: { id: 'site.subscriptions.withVip', defaultMessage: 'With VIP' },
    withTv: { id: 'site.subscriptions.withTv', defaultMessage: 'With TV' },
    preview: { id: 'site.subscriptions.preview', defaultMessage: 'Preview before you pay' },
    prices: { id: 'site.subscriptions.prices', defaultMessage: 'Albums and videos' },
    fullPrice: { id: 'site.subscriptions.fullPrice', defaultMessage: 'full price' },
    vipContent: { id: 'site.subscriptions.vipContent', defaultMessage: 'VIP albums and videos' },
    closed: { id: 'site.subscriptions.closed', defaultMessage: 'closed, or bought one by one' },
    included: { id: 'site.subscriptions.included', defaultMessage: 'included' },
    vipGifts: { id: 'site.subscriptions.vipGifts', defaultMessage: 'VIP gifts' },
    none: { id: 'site.subscriptions.none', defaultMessage: 'none' },
    toSend: { id: 'site.subscriptions.toSend', defaultMessage: 'yours to send' },
    livestream: { id: 'site.subscriptions.livestream', defaultMessage: 'Free livestream' },
    yes: { id: 'site.subscriptions.yes', defaultMessage: 'open' },
    premium: { id: 'site.subscriptions.premium', defaultMessage: 'Premium livestream' },
    no: { id: 'site.subscriptions.no', defaultMessage: 'closed' },
    plans: { id: 'site.subscriptions.plans', defaultMessage: 'Plan and price' },
    notLoaded: { id: 'site.subscriptions.notLoaded', defaultMessage: 'This did not load' },
    card: { id: 'site.subscriptions.card', defaultMessage: 'card' },
    bank: { id: 'site.subscriptions.bank', defaultMessage: 'bank account' },
    wallet: { id: 'site.subscriptions.wallet', defaultMessage: 'wallet' },
  }),
  ...defineMessages<{ offer: { price: string; months: number } }>({
    offer: {
      id: 'site.subscriptions.offer',
      defaultMessage: 'VIP for {price} a month, for {months, plural, one {one month} other {# months}}.',
    },
  }),
  ...defineMessages<{ seconds: { seconds: number } }>({
    seconds: { id: 'site.subscriptions.seconds', defaultMessage: '{seconds} s' },
  }),
  ...defineMessages<{ less: { percent: number } }>({
    less: { id: 'site.subscriptions.less', defaultMessage: '{percent}% less' },
  }),
};

/** The name of a text without values. */
export type PlainText = Exclude<keyof typeof messages, 'seconds' | 'less' | 'offer'>;
