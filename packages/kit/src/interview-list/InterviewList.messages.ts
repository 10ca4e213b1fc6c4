import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  empty: { id: 'kit.interviewList.empty', defaultMessage: 'No interviews yet.' },
  loading: { id: 'kit.interviewList.loading', defaultMessage: 'Interviews are loading' },
});
