import { defineMessages } from 'react-intl';

/** Texts of the coins page. */
export const messages = {
  ...defineMessages({
    title: { id: 'site.coins.title', defaultMessage: 'Coins' },
    description: {
      id: 'site.coins.description',
      defaultMessage: 'Your coins, your limit and everything that was paid.',
    },
    lead: {
      id: 'site.coins.lead',
      defaultMessage: '4 coins for every euro, rounded up to whole coins. They do not expire.',
    },
    addCoins: { id: 'site.coins.addCoins', defaultMessage: 'Add coins' },
    otherAmount: { id: 'site.coins.otherAmount', defaultMessage: 'Other amount' },
    saveFirst: {
      id: 'site.coins.saveFirst',
      defaultMessage: 'Save a card when you add coins, and one click is enough next time.',
    },
    pausedText: {
      id: 'site.coins.pausedText',
      defaultMessage: 'Until then you cannot add coins or pay with money. You can still spend the coins that you have.',
    },
    pausedNote: { id: 'site.coins.pausedNote', defaultMessage: 'You are taking a break, so no coins can be added.' },
    lockedNote: { id: 'site.coins.lockedNote', defaultMessage: 'Your account is locked, so no coins can be added.' },
    restricted: { id: 'site.coins.restricted', defaultMessage: 'Your account is restricted.' },
    locked: { id: 'site.coins.locked', defaultMessage: 'Your account is locked.' },
    lockedText: { id: 'site.coins.lockedText', defaultMessage: 'You can buy and redeem nothing.' },
    declined: { id: 'site.coins.declined', defaultMessage: 'That did not work, nothing was charged.' },
    limitReached: {
      id: 'site.coins.limitReached',
      defaultMessage: 'This is more than your monthly limit leaves. Nothing was charged.',
    },
    unknown: { id: 'site.coins.unknown', defaultMessage: 'We do not know yet whether the payment arrived.' },
    askAgain: { id: 'site.coins.askAgain', defaultMessage: 'Ask again' },
    forced: {
      id: 'site.coins.forced',
      defaultMessage: 'Please add coins to go on: your account needs them once.',
    },
    recharge: { id: 'site.coins.recharge', defaultMessage: 'Automatic top-up' },
    rechargeFailed: { id: 'site.coins.rechargeFailed', defaultMessage: 'That was not stored. Please try again.' },
    rechargeLocked: {
      id: 'site.coins.rechargeLocked',
      defaultMessage: 'Your account is locked: this can be lowered and switched off, not raised.',
    },
    rechargePaused: {
      id: 'site.coins.rechargePaused',
      defaultMessage: 'During your break no coins are added. What you choose here counts after it.',
    },
    limit: { id: 'site.coins.limit', defaultMessage: 'Your limit' },
    noLimit: { id: 'site.coins.noLimit', defaultMessage: 'No limit is set.' },
    change: { id: 'site.coins.change', defaultMessage: 'Change' },
    setLimit: { id: 'site.coins.setLimit', defaultMessage: 'Set the limit' },
    removeLimit: { id: 'site.coins.removeLimit', defaultMessage: 'No limit' },
    monthly: { id: 'site.coins.monthly', defaultMessage: 'Euro a month' },
    limitHint: {
      id: 'site.coins.limitHint',
      defaultMessage: 'A lower limit counts at once, a higher one after 24 hours.',
    },
    limitError: { id: 'site.coins.limitError', defaultMessage: 'Please enter an amount between 0 and 10,000 euros.' },
    takeBack: { id: 'site.coins.takeBack', defaultMessage: 'Take back' },
    break: { id: 'site.coins.break', defaultMessage: 'Take a break' },
    breakText: {
      id: 'site.coins.breakText',
      defaultMessage:
        'Until it is over you cannot add coins or pay with money. You can still spend the coins that you have. Messages stay open. It cannot be ended early.',
    },
    day: { id: 'site.coins.day', defaultMessage: '24 hours' },
    week: { id: 'site.coins.week', defaultMessage: '7 days' },
    month: { id: 'site.coins.month', defaultMessage: '30 days' },
    keepOn: { id: 'site.coins.keepOn', defaultMessage: 'No break' },
    breakLonger: { id: 'site.coins.breakLonger', defaultMessage: 'Make the break longer' },
    keepBreak: { id: 'site.coins.keepBreak', defaultMessage: 'Leave it as it is' },
    statement: { id: 'site.coins.statement', defaultMessage: 'Statement' },
    csv: { id: 'site.coins.csv', defaultMessage: 'CSV' },
    csvLabel: { id: 'site.coins.csvLabel', defaultMessage: 'Download the statement as CSV' },
    csvFailed: { id: 'site.coins.csvFailed', defaultMessage: 'The file did not load. Please try again.' },
    filters: { id: 'site.coins.filters', defaultMessage: 'What is listed' },
    everything: { id: 'site.coins.everything', defaultMessage: 'Everything' },
    added: { id: 'site.coins.added', defaultMessage: 'Added' },
    spent: { id: 'site.coins.spent', defaultMessage: 'Spent' },
    refunds: { id: 'site.coins.refunds', defaultMessage: 'Refunds' },
    vouchers: { id: 'site.coins.vouchers', defaultMessage: 'Vouchers and codes' },
    allMonths: { id: 'site.coins.allMonths', defaultMessage: 'All months' },
    months: { id: 'site.coins.months', defaultMessage: 'Month' },
    berlinMonths: { id: 'site.coins.berlinMonths', defaultMessage: 'A month begins at midnight in Berlin.' },
    nothing: { id: 'site.coins.nothing', defaultMessage: 'Nothing here in this selection' },
    nothingText: { id: 'site.coins.nothingText', defaultMessage: 'Choose another month, or everything.' },
    noEntries: { id: 'site.coins.noEntries', defaultMessage: 'No entries yet' },
    noEntriesText: { id: 'site.coins.noEntriesText', defaultMessage: 'What you add and spend is listed here.' },
    older: { id: 'site.coins.older', defaultMessage: 'Show older entries' },
    notLoaded: { id: 'site.coins.notLoaded', defaultMessage: 'This did not load' },
    settingsNotLoaded: {
      id: 'site.coins.settingsNotLoaded',
      defaultMessage: 'Limit and automatic top-up did not load',
    },
    receiptLoading: { id: 'site.coins.receiptLoading', defaultMessage: 'The receipt is loading.' },
    receiptFailed: { id: 'site.coins.receiptFailed', defaultMessage: 'The receipt did not load.' },
    again: { id: 'site.coins.again', defaultMessage: 'Try again' },
    receipt: { id: 'site.coins.receipt', defaultMessage: 'Receipt' },
    number: { id: 'site.coins.number', defaultMessage: 'Number' },
    date: { id: 'site.coins.date', defaultMessage: 'Date' },
    paid: { id: 'site.coins.paid', defaultMessage: 'Paid' },
    method: { id: 'site.coins.method', defaultMessage: 'Paid with' },
    coins: { id: 'site.coins.coins', defaultMessage: 'Coins' },
    anySubscriptionMonth: { id: 'site.coins.anySubscriptionMonth', defaultMessage: 'Subscription, one month' },
    item: { id: 'site.coins.item', defaultMessage: 'Item' },
    close: { id: 'site.coins.close', defaultMessage: 'Close' },
    seller: { id: 'site.coins.seller', defaultMessage: 'Seller' },
    vatId: { id: 'site.coins.vatId', defaultMessage: 'VAT number' },
    print: { id: 'site.coins.print', defaultMessage: 'Print' },
    card: { id: 'site.coins.card', defaultMessage: 'card' },
    bank: { id: 'site.coins.bank', defaultMessage: 'bank' },
    wallet: { id: 'site.coins.wallet', defaultMessage: 'wallet' },
    methods: { id: 'site.coins.methods', defaultMessage: 'Saved ways to pay' },
    forgetFailed: { id: 'site.coins.forgetFailed', defaultMessage: 'That did not work; it is still saved. Try again.' },
    offline: { id: 'site.coins.offline', defaultMessage: 'No connection. One click works again when you are back.' },
    forget: { id: 'site.coins.forget', defaultMessage: 'Forget' },
  }),
  ...defineMessages<{ oneClickWith: { method: string } }>({
    oneClickWith: { id: 'site.coins.oneClickWith', defaultMessage: 'one click, {method}' },
  }),
  ...defineMessages<{ success: { coins: string; count: number } }>({
    success: {
      id: 'site.coins.success',
      defaultMessage: '{coins} {count, plural, one {coin was} other {coins were}} added.',
    },
  }),
  ...defineMessages<{ coinsWord: { count: number } }>({
    coinsWord: { id: 'site.coins.coinsWord', defaultMessage: '{count, plural, one {coin} other {coins}}' },
  }),
  ...defineMessages<{ ofLimit: { limit: string; month: string } }>({
    ofLimit: { id: 'site.coins.ofLimit', defaultMessage: 'of {limit} in {month}' },
  }),
  ...defineMessages<{ usedIn: { month: string } }>({
    usedIn: { id: 'site.coins.usedIn', defaultMessage: 'paid in {month}' },
  }),
  ...defineMessages<{ pending: { limit: string; at: string } }>({
    pending: { id: 'site.coins.pending', defaultMessage: '{limit} from {at}' },
  }),
  ...defineMessages<{ pendingNone: { at: string } }>({
    pendingNone: { id: 'site.coins.pendingNone', defaultMessage: 'No limit from {at}' },
  }),
  ...defineMessages<{ breakMeans: { at: string } }>({
    breakMeans: {
      id: 'site.coins.breakMeans',
      defaultMessage:
        'Until {at} you cannot add coins or buy anything that is paid with money. You can still spend the coins that you have. Nobody can end the break earlier, not even us.',
    },
  }),
  ...defineMessages<{ confirmBreak: { length: string } }>({
    confirmBreak: { id: 'site.coins.confirmBreak', defaultMessage: 'Take a break of {length}' },
  }),
  ...defineMessages<{ confirmLonger: { length: string } }>({
    confirmLonger: { id: 'site.coins.confirmLonger', defaultMessage: 'Break of {length} from now' },
  }),
  ...defineMessages<{ pausedUntil: { at: string } }>({
    pausedUntil: { id: 'site.coins.pausedUntil', defaultMessage: 'Your break lasts until {at}.' },
  }),
  ...defineMessages<{ olderEntries: { count: number } }>({
    olderEntries: {
      id: 'site.coins.olderEntries',
      defaultMessage: '{count, plural, =0 {These are all entries.} one {# older entry} other {# older entries}}',
    },
  }),
  ...defineMessages<{ vatIncluded: { percent: number } }>({
    vatIncluded: { id: 'site.coins.vatIncluded', defaultMessage: 'VAT included, {percent, number}%' },
  }),
  ...defineMessages<{ subscriptionMonth: { product: string } }>({
    subscriptionMonth: { id: 'site.coins.subscriptionMonth', defaultMessage: 'Subscription {product}, one month' },
  }),
  ...defineMessages<{ forgetMethod: { method: string } }>({
    forgetMethod: { id: 'site.coins.forgetMethod', defaultMessage: 'Forget {method}' },
  }),
};
