import { defineMessages } from 'react-intl';

export const messages = defineMessages<{ title: { name: string } }>({
  title: { id: 'kit.giftCalendar.title', defaultMessage: 'A gift a day from {name}' },
});
