import { PinButton } from '@lounge/kit/pin-button';
import { TvVideoTile } from '@lounge/kit/tv-video-tile';
import { pathTo } from '@lounge/locale';
import type { TvVideoData } from '@lounge/stores/engagement/tv';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { useTvSubscription } from '../../foundation/subscriptions/use-tv-subscription.ts';
import { useApp } from '../../shared/app-context.ts';
import { messages } from './TvLibrary.messages.ts';
import { useTvGuest } from './tv-stores.ts';

/** The pin that keeps a video for later; visitors are asked to log in. */
export const PinTvVideoConnected = observer(
  ({ video, look }: { video: Pick<TvVideoData, 'id' | 'isPinned' | 'title'>; look: 'icon' | 'outline' }) => {
    const intl = useIntl();
    const { config, paymentDialog } = useApp();
    const guest = useTvGuest();
    const label = intl.formatMessage(messages.later);
    return (
      <PinButton
        look={look}
        label={look === 'icon' ? `${label}: ${video.title}` : label}
        pinned={guest.isPinned(video)}
        needsLogin={config.guestId === null}
        onPin={({ pinned }) =>
          config.guestId === null ? paymentDialog.open('log-in') : void guest.pin(video.id, pinned)
        }
      />
    );
  },
);

/** A video of the library as a tile; it follows the guest's marks and subscription. @spec component:TvVideoTile */
export const TvVideoCard = observer(({ video, lazy }: { video: TvVideoData; lazy?: boolean }) => {
  const { config } = useApp();
  const guest = useTvGuest();
  const subscription = useTvSubscription();
  return (
    <TvVideoTile
      title={video.title}
      href={pathTo('tv.mediathek-video', config.language, { key: video.key, slug: video.slug })}
      picture={pictureContent(video.picture)}
      duration={video.duration}
      format={video.formatTitle}
      premium={video.isPremium}
      subscription={subscription}
      watched={guest.isWatched(video)}
      pin={<PinTvVideoConnected video={video} look="icon" />}
      lazy={lazy}
    />
  );
});
