import { Button } from '@lounge/kit/button';
import { useKit } from '@lounge/kit/kit-provider';
import { nextVideoSeconds, type ListedVideo } from '@lounge/stores/content/videos';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { isSavingData } from '../../shared/follow-looks.ts';
import { followVisibility } from '../../shared/follow-visibility.ts';
import { messages } from './Video.messages.ts';
import { useNextVideo } from './videos-stores.ts';
import { nextVideoStyles } from './NextVideoConnected.styles.ts';

const Next = styled.div.withConfig({ componentId: 'site-next-video' })`
  ${nextVideoStyles}
`;

/** Whether the visitor has it without paying. */
const isOpen = ({ free, guestInfo: { bought, flatrate } }: ListedVideo): boolean => free || bought || flatrate;

/** The line above the title: the countdown, or what stands before the video. */
const useLine = (item: ListedVideo, secondsLeft: number | null): string => {
  const intl = useIntl();
  if (secondsLeft !== null) return intl.formatMessage(messages.nextIn, { seconds: secondsLeft });
  if (isOpen(item)) return intl.formatMessage(messages.next);
  if (item.price === null) return intl.formatMessage(messages.nextForVips);
  return intl.formatMessage(messages.nextFor, { count: item.price.value / 100 });
};

/**
 * The next video at the end of one, after a countdown that the guest can cancel or turn off. None where data are saved, while the page is
 * hidden, and to a video that is locked, which says its price.
 */
export const NextVideoConnected = observer(({ item }: { item: ListedVideo }) => {
  const intl = useIntl();
  const { Link } = useKit();
  const navigate = useNavigate();
  const next = useNextVideo();
  const id = useId();
  const { id: videoId, link, title, preview } = item;
  const canFollow = isOpen(item) && !isSavingData();
  const { isOn, secondsLeft } = next;
  useEffect(() => {
    if (!canFollow || !isOn) return;
    const follow = () => (document.hidden ? next.stop() : next.begin(videoId, () => void navigate(link)));
    follow();
    const unfollow = followVisibility(follow);
    return () => {
      unfollow();
      next.stop();
    };
  }, [canFollow, isOn, next, videoId, link, navigate]);
  const isCounting = secondsLeft !== null;
  const line = useLine(item, secondsLeft);
  return (
    <Next data-counting={isCounting ? '' : undefined}>
      <Link href={link}>
        <img src={`${preview.url}/w160.webp`} alt="" width={160} height={90} />
        <span>{line}</span>
        <b>{title}</b>
      </Link>
      {canFollow && (
        <p data-part="choice">
          <label htmlFor={id}>
            <input id={id} type="checkbox" checked={isOn} onChange={({ target }) => next.setOn(target.checked)} />
            {intl.formatMessage(messages.nextByItself)}
          </label>
          {isCounting && (
            <Button variant="outline" onClick={() => next.cancel(videoId)}>
              {intl.formatMessage(messages.nextCancel)}
            </Button>
          )}
        </p>
      )}
      <span role="status" className="kit-visually-hidden">
        {isCounting && intl.formatMessage(messages.nextAnnounced, { title, seconds: nextVideoSeconds })}
      </span>
    </Next>
  );
});
