import { pathTo } from '@lounge/locale';
import { rowPosts } from '@lounge/stores/engagement/feed';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { useHomeFeedRow } from './feed-row-stores.ts';
import { messages } from './FeedRow.messages.ts';
import { FeedRowConnected } from './FeedRowConnected.tsx';

/** The feed on the start page. @spec screen:home, feature:shell.start-page */
export const HomeFeedRowConnected = () => {
  const intl = useIntl();
  const { language } = useApp().config;
  return (
    <FeedRowConnected
      row={useHomeFeedRow()}
      title={intl.formatMessage(messages.title)}
      href={pathTo('feed', language)}
      most={rowPosts.startPage}
      away
    />
  );
};
