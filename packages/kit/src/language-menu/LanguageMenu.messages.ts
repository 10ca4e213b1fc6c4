import { defineMessages } from 'react-intl';

export const messages = defineMessages<{ label: { name: string } }>({
  label: { id: 'kit.languageMenu.label', defaultMessage: 'Language: {name}' },
});
