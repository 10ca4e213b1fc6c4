import { UnlockPanel } from '@lounge/kit/unlock-panel';
import { voucherTypes } from '@lounge/protocol/foundation/vouchers';
import type { PlaybackData, Video } from '@lounge/stores/content/videos';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useOfferWays } from '../../foundation/conversion/use-offer-ways.tsx';
import { useUnlock, type Sold } from '../../foundation/vouchers/use-unlock.ts';
import { messages } from './Video.messages.ts';
import { minutesOf } from './minutes-of.ts';

const soldOf = ({ video, restriction, isBlocked, fittingVoucher }: PlaybackData): Sold => ({
  restriction,
  isBlocked,
  isBought: video.guestInfo.bought,
  isIncluded: video.guestInfo.flatrate,
  isForVips: video.vip,
  voucherType: voucherTypes.video,
  voucher: fittingVoucher,
  actorId: video.model.id,
  price: video.price?.value ?? null,
  ageRating: video.ageRating,
});

interface UnlockVideoProps {
  video: Video;
  /** Called when the visitor plays the preview again; given where the panel stands in the player's place. */
  onPlayAgain?: (() => void) | undefined;
}

/** The restriction of the whole video for the visitor, and the step that helps. @spec feature:videos.buy */
export const UnlockVideoConnected = observer(({ video, onPlayAgain }: UnlockVideoProps) => {
  const intl = useIntl();
  const { value } = video.data;
  const unlock = useUnlock(video, value && soldOf(value));
  const ways = useOfferWays('videoPreviewEnd');
  if (value === null || unlock === null) return null;
  const isInPlace = onPlayAgain !== undefined;
  return (
    <UnlockPanel
      {...unlock}
      look={isInPlace ? 'picture' : 'card'}
      backdrop={isInPlace ? `${value.video.preview.url}/w640.webp` : undefined}
      ways={isInPlace && unlock.state === 'needPurchase' ? ways : undefined}
      onPlayAgain={onPlayAgain}
      kind="video"
      title={
        isInPlace
          ? intl.formatMessage(messages.left, { minutes: minutesOf(value.video.duration) })
          : intl.formatMessage(messages.whole)
      }
    />
  );
});
