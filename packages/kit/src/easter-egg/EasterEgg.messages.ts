import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    hidden: { id: 'kit.easterEgg.hidden', defaultMessage: 'A hidden egg' },
    found: { id: 'kit.easterEgg.found', defaultMessage: 'You found one' },
    collecting: { id: 'kit.easterEgg.collecting', defaultMessage: 'Collecting' },
    before: { id: 'kit.easterEgg.before', defaultMessage: 'This one is in your basket' },
  }),
  ...defineMessages<{
    count: { collected: number; total: number };
    collected: { collected: number };
    since: { when: string };
  }>({
    count: { id: 'kit.easterEgg.count', defaultMessage: '{collected} of {total}' },
    collected: { id: 'kit.easterEgg.collected', defaultMessage: '{collected, plural, one {# egg} other {# eggs}}' },
    since: { id: 'kit.easterEgg.since', defaultMessage: 'Since {when}.' },
  }),
};
