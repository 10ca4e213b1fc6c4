import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { messages } from './Feed.messages.ts';
import { useFeedPosts, useOpenedPosts } from './feed-stores.ts';
import { feedPageStyles } from './FeedScreen.styles.ts';
import { PlayingClip } from './PlayingClip.ts';
import { PostConnected } from './PostConnected.tsx';

const Page = styled.div.withConfig({ componentId: 'site-feed-post' })`
  ${feedPageStyles}
`;

/** A post's page: the post with all of its comments. @spec screen:feed.post, feature:feed.read 6 */
export const PostScreen = observer(() => {
  const intl = useIntl();
  const postId = Number(useParams()['postId']);
  const posts = useFeedPosts();
  const { shown } = useOpenedPosts().open(postId);
  const [playing] = useState(() => new PlayingClip());
  useEffect(() => {
    posts.watch([postId]);
    return () => posts.watch([]);
  }, [posts, postId]);
  if (shown === null) return null;
  return (
    <Page>
      <div>
        {shown.title === '' && (
          <h1 className="kit-visually-hidden">{intl.formatMessage(messages.postBy, { name: shown.model.name })}</h1>
        )}
        <PostConnected key={postId} post={shown} feed="mixed" playing={playing} isSolid isPage />
      </div>
    </Page>
  );
});
