import { defineMessages } from 'react-intl';

/** Texts of VideoFilter. */
export const messages = {
  ...defineMessages({
    length: { id: 'kit.videoFilter.length', defaultMessage: 'Length' },
    shortest: { id: 'kit.videoFilter.shortest', defaultMessage: 'Minimum length' },
    longest: { id: 'kit.videoFilter.longest', defaultMessage: 'Maximum length' },
    any: { id: 'kit.videoFilter.any', defaultMessage: 'any' },
  }),
  ...defineMessages<{ from: { from: number } }>({
    from: { id: 'kit.videoFilter.from', defaultMessage: 'from {from} min' },
  }),
  ...defineMessages<{ to: { to: number } }>({
    to: { id: 'kit.videoFilter.to', defaultMessage: 'up to {to} min' },
  }),
  ...defineMessages<{ between: { from: number; to: number } }>({
    between: { id: 'kit.videoFilter.between', defaultMessage: '{from} to {to} min' },
  }),
};
