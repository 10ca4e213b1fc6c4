import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { lockSimpleFill } from '../icons/paths/lock-simple-fill.ts';
import { pushPin } from '../icons/paths/push-pin.ts';
import { pushPinFill } from '../icons/paths/push-pin-fill.ts';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { RatingMark } from '../tile/RatingMark.tsx';
import { messages } from './PictureTile.messages.ts';
import { pictureTileStyles } from './PictureTile.styles.ts';

/** Props of PictureTile. */
export interface PictureTileProps extends RootProps<'div'> {
  /** The picture of an album. */
  picture: PictureContent;
  /** The position in the album, from 1. */
  number: number;
  /** The number of pictures in the album. */
  count: number;
  /** Whether it is locked; the picture is then the variant that the server blurred. @default false */
  locked?: boolean | undefined;
  /** Whether the guest pinned it. @default false */
  pinned?: boolean | undefined;
  /** The guest's rating. @default none */
  rating?: 'liked' | 'disliked' | null | undefined;
  /** Called when the guest opens the picture or, if it is locked, asks to unlock it. */
  onOpen: () => void;
  /** Called when the guest pins or unpins it; without a handler there is no pin button. */
  onPin?: (() => void) | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-picture-tile' })`
  ${pictureTileStyles}
`;

/**
 * One picture of an album: opens in the lightbox, or shows that it is locked; it can be pinned.
 * @spec component:PictureTile
 */
export function PictureTile({
  picture,
  number,
  count,
  locked = false,
  pinned = false,
  rating,
  onOpen,
  onPin,
  ...rest
}: PictureTileProps) {
  const intl = useIntl();
  return (
    <Root {...rest} data-tint={picture.tint} data-locked={locked || undefined} data-pinned={pinned || undefined}>
      <PictureImage
        key={picture.src}
        picture={{ ...picture, alt: '' }}
        width={3}
        height={4}
        intl={intl}
        sizes="(min-width: 992px) 280px, 50vw"
      />
      <button
        type="button"
        aria-label={intl.formatMessage(locked ? messages.locked : messages.open, { number, count })}
        onClick={onOpen}
      >
        {locked && (
          <span data-part="lock">
            <Icon path={lockSimpleFill} size={24} />
          </span>
        )}
      </button>
      {onPin && !locked && (
        <button
          type="button"
          data-part="pin"
          aria-pressed={pinned}
          aria-label={intl.formatMessage(messages.pin, { number })}
          onClick={onPin}
        >
          <Icon path={pinned ? pushPinFill : pushPin} />
        </button>
      )}
      {rating && !locked && <RatingMark rating={rating} intl={intl} />}
    </Root>
  );
}
