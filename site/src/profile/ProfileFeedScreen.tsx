import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePerformers } from '../content/actors/performers-stores.ts';
import { feedFilterIn, keyOfFeed, profileFeed } from '../engagement/feed/feed-address.ts';
import { messages } from '../engagement/feed/Feed.messages.ts';
import { feedIn, useFeeds, useFeedTotals } from '../engagement/feed/feed-stores.ts';
import { FeedChoices } from '../engagement/feed/FeedChoices.tsx';
import { FeedListConnected } from '../engagement/feed/FeedListConnected.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';

const Column = styled.section.withConfig({ componentId: 'site-profile-feed' })`
  display: grid;
  gap: 20px;
  max-width: 680px;
  > p {
    margin: 0;
    color: var(--kit-text-muted);
  }
`;

const Totals = observer(({ actorId }: { actorId: number }) => {
  const intl = useIntl();
  const { value } = useFeedTotals().open(actorId);
  return value === null ? null : <p data-part="totals">{intl.formatMessage(messages.totals, value)}</p>;
});

/** A performer's posts, the pinned ones first, with how many of each kind there are. @spec screen:feed.profile */
export const ProfileFeedScreen = observer(() => {
  const intl = useIntl();
  const { actorName = '' } = useParams();
  const [search] = useSearchParams();
  const performer = usePerformers().open(actorName);
  const feeds = useFeeds();
  const actor = performer.actor.value;
  if (actor === null) return null;
  const feed = feedIn(feeds, feedFilterIn(search, profileFeed(actor.id)));
  return (
    <ProfileFrame performer={performer} actor={actor} current="performer.feed">
      <Column aria-label={intl.formatMessage(messages.profileTitle, { name: actor.name })}>
        <Totals actorId={actor.id} />
        <FeedChoices filter={feed.filter} parts={[]} />
        <FeedListConnected key={keyOfFeed(feed.filter)} feed={feed} />
      </Column>
    </ProfileFrame>
  );
});
