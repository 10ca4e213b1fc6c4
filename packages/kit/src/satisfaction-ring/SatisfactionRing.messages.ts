import { defineMessages } from 'react-intl';

export const messages = defineMessages<{ label: { percent: number }; figure: { percent: number } }>({
  label: { id: 'kit.satisfactionRing.label', defaultMessage: '{percent}% satisfied guests' },
  figure: { id: 'kit.satisfactionRing.figure', defaultMessage: '{percent}%' },
});
