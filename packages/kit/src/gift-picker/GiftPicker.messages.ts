import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    toVip: { id: 'kit.giftPicker.toVip', defaultMessage: 'See what VIP brings' },
    title: { id: 'kit.giftPicker.title', defaultMessage: 'Send a gift' },
    close: { id: 'kit.giftPicker.close', defaultMessage: 'Close the gifts' },
    filters: { id: 'kit.giftPicker.filters', defaultMessage: 'Kinds of gifts' },
    all: { id: 'kit.giftPicker.all', defaultMessage: 'All' },
    vip: { id: 'kit.giftPicker.vip', defaultMessage: 'VIP' },
    needsVip: { id: 'kit.giftPicker.needsVip', defaultMessage: 'For VIPs' },
    needsCoins: { id: 'kit.giftPicker.needsCoins', defaultMessage: 'Too few coins' },
    insteadOf: { id: 'kit.giftPicker.insteadOf', defaultMessage: 'instead of' },
    loading: { id: 'kit.giftPicker.loading', defaultMessage: 'The gifts are loading.' },
    empty: { id: 'kit.giftPicker.empty', defaultMessage: 'There are no gifts here.' },
    failed: { id: 'kit.giftPicker.failed', defaultMessage: 'The gifts did not load.' },
    retry: { id: 'kit.giftPicker.retry', defaultMessage: 'Try again' },
    nothingChosen: { id: 'kit.giftPicker.nothingChosen', defaultMessage: 'Choose a gift.' },
    nothingToPay: { id: 'kit.giftPicker.nothingToPay', defaultMessage: 'Nothing to pay' },
    toPay: { id: 'kit.giftPicker.toPay', defaultMessage: 'To pay:' },
    toys: { id: 'kit.giftPicker.toys', defaultMessage: 'Toy control' },
    toysInChat: {
      id: 'kit.giftPicker.toysInChat',
      defaultMessage: 'They run in a chat with toy control, not with a message.',
    },
    toToys: { id: 'kit.giftPicker.toToys', defaultMessage: 'To the chat with toy control' },
    add: { id: 'kit.giftPicker.add', defaultMessage: 'Add to message' },
  }),
  ...defineMessages<{ toysLater: { name: string } }>({
    toysLater: {
      id: 'kit.giftPicker.toysLater',
      defaultMessage: 'They run in a chat with toy control. It is not possible with {name} right now.',
    },
  }),
  ...defineMessages<{ yours: { count: number } }>({
    yours: { id: 'kit.giftPicker.yours', defaultMessage: '{count, plural, one {# yours} other {# yours}}' },
  }),
  ...defineMessages<{ yoursFilter: { count: number } }>({
    yoursFilter: { id: 'kit.giftPicker.yoursFilter', defaultMessage: 'Yours {count, number}' },
  }),
  ...defineMessages<{ more: { name: string } }>({
    more: { id: 'kit.giftPicker.more', defaultMessage: 'One more {name}' },
  }),
  ...defineMessages<{ fewer: { name: string } }>({
    fewer: { id: 'kit.giftPicker.fewer', defaultMessage: 'One {name} fewer' },
  }),
  ...defineMessages<{ chosen: { count: number } }>({
    chosen: { id: 'kit.giftPicker.chosen', defaultMessage: '{count, plural, one {# chosen} other {# chosen}}' },
  }),
  ...defineMessages<{ ofYours: { count: number; owned: number } }>({
    ofYours: { id: 'kit.giftPicker.ofYours', defaultMessage: '{count, number} of your {owned, number}' },
  }),
  ...defineMessages<{ beyond: { count: number } }>({
    beyond: { id: 'kit.giftPicker.beyond', defaultMessage: '{count, plural, one {# to pay} other {# to pay}}' },
  }),
};
