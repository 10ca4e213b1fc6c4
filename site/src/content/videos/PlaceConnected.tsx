import type { Video } from '@lounge/stores/content/videos';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFocusAfterUnlock } from '../../shared/use-focus-after-unlock.ts';
import { GoneNotice } from '../../foundation/page/GoneNotice.tsx';
import { UnlockVideoConnected } from './UnlockVideoConnected.tsx';
import { messages } from './Video.messages.ts';
import { minutesOf } from './minutes-of.ts';
import { WatchConnected } from './WatchConnected.tsx';

/** Where the preview is: to be watched, over, or wanted again. */
type PreviewPlace = 'first' | 'over' | 'again';

/** Moves the focus to what took the place of what had it. */
const focusIn = (place: HTMLElement | null, selector: string): void => {
  if (document.activeElement !== document.body) return;
  place?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
};

/**
 * The player and, below it, the way to the whole video, which takes the player's place at the end of the preview.
 * @spec screen:overlay.video-preview-end, feature:pay.video-end-offer
 */
export const PlaceConnected = observer(({ video, children }: { video: Video; children: ReactNode }) => {
  const intl = useIntl();
  const [preview, setPreview] = useState<PreviewPlace>('first');
  const place = useRef<HTMLDivElement>(null);
  const { value } = video.data;
  const isRestricted = value !== null && value.restriction !== null;
  const isOver = preview === 'over' && isRestricted;
  useFocusAfterUnlock(isRestricted, place);
  useEffect(() => {
    if (preview === 'over') focusIn(place.current, '#unlock');
    if (preview === 'again') focusIn(place.current, '[data-part="frame"]');
  }, [preview]);
  if (value === null) return null;
  if (video.isGone)
    return (
      <>
        <GoneNotice title={value.video.title} />
        {children}
      </>
    );
  return (
    <>
      <div ref={place} data-part="player" tabIndex={-1}>
        {isOver ? (
          <UnlockVideoConnected video={video} onPlayAgain={() => setPreview('again')} />
        ) : (
          <WatchConnected
            video={video}
            isAgain={preview === 'again' && isRestricted}
            onPreviewEnded={() => setPreview('over')}
          />
        )}
        {isRestricted && !isOver && (
          <p data-part="preview">
            {intl.formatMessage(messages.preview, { minutes: minutesOf(value.video.duration) })}
          </p>
        )}
      </div>
      {children}
      {!isOver && <UnlockVideoConnected video={video} />}
    </>
  );
});
