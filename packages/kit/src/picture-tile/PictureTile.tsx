import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { lockSimpleFill } from '../icons/paths/lock-simple-fill.ts';
import { pushPin } from '../icons/paths/push-pin.ts';
import { pushPinFill } from '../icons/paths/push-pin-fill.ts';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { messages } from './PictureTile.messages.ts';
import { pictureTileStyles } from './PictureTile.styles.ts';

/** Props of PictureTile. */
export interface PictureTileProps extends RootProps<'div'> {
  picture: PictureContent;
  /** Its place in the album, from 1. */
  number: number;
  /** How many pictures the album has. */
  count: number;
  /** Whether it may not be seen yet; the picture is the blurred variant, which the server drew. @default false */
  locked?: boolean | undefined;
  /** Whether the guest pinned it. @default false */
  pinned?: boolean | undefined;
  /** The guest opens it, or asks for what unlocks it. */
  onOpen: () => void;
  /** The guest pins it or takes the pin away; without a listener there is no pin. */
  onPin?: (() => void) | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-picture-tile' })`
  ${pictureTileStyles}
`;

/**
 * One picture of an album: opens large, or shows that it is locked; it can be pinned by itself.
 * @spec component:PictureTile
 */
export function PictureTile({
  picture,
  number,
  count,
  locked = false,
  pinned = false,
  onOpen,
  onPin,
  ...rest
}: PictureTileProps) {
  const intl = useIntl();
  return (
    <Root {...rest} data-tint={picture.tint} data-locked={locked || undefined} data-pinned={pinned || undefined}>
      <PictureImage
        key={picture.src}
        picture={{ src: picture.src }}
        {...{ width: 3, height: 4, intl }}
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
    </Root>
  );
}
