import { defineMessages } from 'react-intl';

/** Texts of content that was removed while its page was open. */
export const messages = defineMessages<{ gone: { title: string } }>({
  gone: {
    id: 'site.gone.gone',
    defaultMessage: '“{title}” is no longer there: it was removed while this page was open.',
  },
});
