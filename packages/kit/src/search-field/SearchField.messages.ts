import { defineMessages } from 'react-intl';
import { messages as placeholder } from './placeholder.messages.ts';

export const messages = {
  ...placeholder,
  ...defineMessages({
    label: { id: 'kit.searchField.label', defaultMessage: 'Search' },
    clear: { id: 'kit.searchField.clear', defaultMessage: 'Clear search' },
    results: { id: 'kit.searchField.results', defaultMessage: 'Search results' },
    proposals: { id: 'kit.searchField.proposals', defaultMessage: 'Suggestions' },
    meant: { id: 'kit.searchField.meant', defaultMessage: 'Did you mean' },
    tags: { id: 'kit.searchField.tags', defaultMessage: 'Tags' },
    popular: { id: 'kit.searchField.popular', defaultMessage: 'Popular tags' },
    last: { id: 'kit.searchField.last', defaultMessage: 'Last searches' },
    forget: { id: 'kit.searchField.forget', defaultMessage: 'Forget last searches' },
    notKept: {
      id: 'kit.searchField.notKept',
      defaultMessage: 'Last searches are off, because you did not allow functional cookies.',
    },
    cookies: { id: 'kit.searchField.cookies', defaultMessage: 'Cookie settings' },
    searching: { id: 'kit.searchField.searching', defaultMessage: 'Searching' },
    noWord: { id: 'kit.searchField.noWord', defaultMessage: 'Type at least one letter or digit.' },
    failed: { id: 'kit.searchField.failed', defaultMessage: 'Search did not answer. Your words are kept.' },
    offline: { id: 'kit.searchField.offline', defaultMessage: 'You are offline. Your words are kept.' },
    retry: { id: 'kit.searchField.retry', defaultMessage: 'Try again' },
  }),
  ...defineMessages<{ more: { count: number } }>({
    more: {
      id: 'kit.searchField.more',
      defaultMessage: '{count, plural, one {One more letter.} other {# more letters.}}',
    },
  }),
  ...defineMessages<{ nothing: { pattern: string } }>({
    nothing: { id: 'kit.searchField.nothing', defaultMessage: 'Nothing for “{pattern}”.' },
  }),
  ...defineMessages<{ found: { count: number } }>({
    found: { id: 'kit.searchField.found', defaultMessage: '{count, plural, one {# result} other {# results}}' },
  }),
  ...defineMessages<{ all: { count: number; pattern: string } }>({
    all: {
      id: 'kit.searchField.all',
      defaultMessage: '{count, plural, one {The result} other {All # results}} for “{pattern}”',
    },
  }),
};
