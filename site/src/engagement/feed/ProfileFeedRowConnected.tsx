import { pathTo, performerSlug } from '@lounge/locale';
import type { ActorData } from '@lounge/stores/content/actors';
import { rowPosts } from '@lounge/stores/engagement/feed';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { useProfileFeedRows } from './feed-row-stores.ts';
import { messages } from './FeedRow.messages.ts';
import { FeedRowConnected } from './FeedRowConnected.tsx';

/** A performer's posts on the overview of her page. @spec screen:performer.overview */
export const ProfileFeedRowConnected = ({ actor }: { actor: Pick<ActorData, 'id' | 'name'> }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  return (
    <FeedRowConnected
      row={useProfileFeedRows().open(actor.id)}
      title={intl.formatMessage(messages.posts)}
      href={pathTo('performer.feed', language, { actorName: performerSlug(actor.name) })}
      most={rowPosts.profile}
      level={3}
      away={false}
    />
  );
};
