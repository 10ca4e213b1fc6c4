import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  short: { percent: number; count: string };
  brief: { percent: number };
}>({
  short: { id: 'kit.rating.short', defaultMessage: '{percent}% of {count} ratings' },
  brief: { id: 'kit.rating.brief', defaultMessage: '{percent}% satisfied' },
});
