import { defineMessages } from 'react-intl';

/** Texts of PerformerFilter. */
export const messages = {
  ...defineMessages({
    title: { id: 'kit.performerFilter.title', defaultMessage: 'Filter' },
    clear: { id: 'kit.performerFilter.clear', defaultMessage: 'Clear all' },
    close: { id: 'kit.performerFilter.close', defaultMessage: 'Close the filter' },
    chosen: { id: 'kit.performerFilter.chosen', defaultMessage: 'Chosen filters' },
    mood: { id: 'kit.performerFilter.mood', defaultMessage: 'Mood' },
    calm: { id: 'kit.performerFilter.calm', defaultMessage: 'Calm' },
    lively: { id: 'kit.performerFilter.lively', defaultMessage: 'Lively' },
    price: { id: 'kit.performerFilter.price', defaultMessage: 'Price a minute' },
    anyPrice: { id: 'kit.performerFilter.anyPrice', defaultMessage: 'any price' },
    age: { id: 'kit.performerFilter.age', defaultMessage: 'Age' },
    youngest: { id: 'kit.performerFilter.youngest', defaultMessage: 'Youngest age' },
    oldest: { id: 'kit.performerFilter.oldest', defaultMessage: 'Oldest age' },
    anyMood: { id: 'kit.performerFilter.anyMood', defaultMessage: 'Any mood' },
    veryCalm: { id: 'kit.performerFilter.veryCalm', defaultMessage: 'Very calm' },
    ratherCalm: { id: 'kit.performerFilter.ratherCalm', defaultMessage: 'Rather calm' },
    between: { id: 'kit.performerFilter.between', defaultMessage: 'In between' },
    ratherLively: { id: 'kit.performerFilter.ratherLively', defaultMessage: 'Rather lively' },
    veryLively: { id: 'kit.performerFilter.veryLively', defaultMessage: 'Very lively' },
    apply: { id: 'kit.performerFilter.apply', defaultMessage: 'Show results' },
  }),
  ...defineMessages<{ upTo: { coins: string } }>({
    upTo: { id: 'kit.performerFilter.upTo', defaultMessage: 'up to {coins} coins' },
  }),
  ...defineMessages<{ coins: { coins: string } }>({
    coins: { id: 'kit.performerFilter.coins', defaultMessage: '{coins} coins' },
  }),
  ...defineMessages<{ ages: { from: number; to: number } }>({
    ages: { id: 'kit.performerFilter.ages', defaultMessage: '{from} to {to}' },
  }),
  ...defineMessages<{ agesFrom: { from: number } }>({
    agesFrom: { id: 'kit.performerFilter.agesFrom', defaultMessage: '{from} and older' },
  }),
  ...defineMessages<{ remove: { label: string } }>({
    remove: { id: 'kit.performerFilter.remove', defaultMessage: 'Remove the filter {label}' },
  }),
  ...defineMessages<{ show: { count: number } }>({
    show: {
      id: 'kit.performerFilter.show',
      defaultMessage: '{count, plural, =0 {Nobody fits} one {Show # performer} other {Show # performers}}',
    },
  }),
};
