import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  loading: { id: 'kit.vipValueHistory.loading', defaultMessage: 'Your months are loading.' },
  empty: { id: 'kit.vipValueHistory.empty', defaultMessage: 'No coins were spent in these months.' },
});
