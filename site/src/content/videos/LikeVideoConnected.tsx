import { LikeDislike } from '@lounge/kit/like-dislike';
import type { PlaybackData } from '@lounge/stores/content/videos';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { messages } from './Video.messages.ts';
import { useVideoLikes, useVideoOpinion } from './videos-stores.ts';

const Root = styled.div.withConfig({ componentId: 'site-like-video' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  color: var(--kit-text-muted);
`;

const rejections = { gone: messages.likeGone, forbidden: messages.likeForbidden } as const;

/** Likes and dislikes of a video; a visitor's are kept until the log-in. @spec feature:videos.like */
export const LikeVideoConnected = observer(({ video }: { video: PlaybackData['video'] }) => {
  const intl = useIntl();
  const { stores } = useApp();
  const store = useVideoLikes();
  const { opinion, likes } = useVideoOpinion(video);
  const rejection = store.rejectionOf(video.id);
  const isWaiting = opinion !== null && stores.guestId === null;
  return (
    <Root>
      <LikeDislike
        label={intl.formatMessage(messages.rate)}
        rating={opinion}
        likes={likes}
        onRate={({ rating }) => void store.rate(video, rating)}
      />
      {rejection !== null && <span role="alert">{intl.formatMessage(rejections[rejection])}</span>}
      {isWaiting && <span role="status">{intl.formatMessage(messages.likeWaits)}</span>}
    </Root>
  );
});
