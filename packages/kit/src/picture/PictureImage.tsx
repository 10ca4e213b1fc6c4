import { useState } from 'react';
import type { IntlShape } from 'react-intl';
import { Icon } from '../icon/Icon.tsx';
import { imageBroken } from '../icons/paths/image-broken.ts';
import { messages } from './Picture.messages.ts';

/** A picture of the platform in its widths. */
export interface PictureContent {
  /** Base address; `/w{width}.webp` is added for each width. */
  src: string;
  /** Number of the generator's palette, whose colour stands in until the picture is there. */
  tint?: number | undefined;
  /** What it shows; empty where the text beside it says so. @default '' */
  alt?: string | undefined;
}

/** How a picture is fetched. */
export interface PictureLoading {
  /** Widths that exist, ascending. @default 160, 320, 640 */
  widths?: readonly number[] | undefined;
  /** The `sizes` of the element. @default '100vw' */
  sizes?: string | undefined;
  /** Fetched before other pictures: the one big picture of a page. @default false */
  priority?: boolean | undefined;
  /** Fetched only when it comes near the window. @default true, unless it has priority */
  lazy?: boolean | undefined;
}

const standardWidths = [160, 320, 640] as const;

/** The `srcset` of a picture. */
export const sourceSet = (src: string, widths: readonly number[] = standardWidths): string =>
  widths.map((width) => `${src}/w${width}.webp ${width}w`).join(', ');

interface PictureImageProps extends PictureLoading {
  picture: PictureContent;
  width: number;
  height: number;
  intl: IntlShape;
}

/**
 * The `img` of a picture, or, where it failed, a note with a button that fetches again. Plain elements: the surrounding template
 * holds `pictureStyles`. A failure before hydration is found when the element is attached.
 */
export function PictureImage({
  picture,
  widths = standardWidths,
  sizes,
  width,
  height,
  priority,
  lazy,
  intl,
}: PictureImageProps) {
  const [attempt, setAttempt] = useState({ number: 0, failed: false });
  const fail = () => setAttempt(({ number }) => ({ number, failed: true }));
  if (attempt.failed) {
    return (
      <div data-part="failed">
        <Icon path={imageBroken} size={30} />
        <span>{intl.formatMessage(messages.failed)}</span>
        <button type="button" onClick={() => setAttempt(({ number }) => ({ number: number + 1, failed: false }))}>
          {intl.formatMessage(messages.again)}
        </button>
      </div>
    );
  }
  return (
    <img
      key={attempt.number}
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) fail();
      }}
      onError={fail}
      alt={picture.alt ?? ''}
      width={width}
      height={height}
      sizes={sizes ?? '100vw'}
      srcSet={sourceSet(picture.src, widths)}
      src={`${picture.src}/w${widths[Math.floor(widths.length / 2)] ?? 320}.webp`}
      decoding="async"
      {...((lazy ?? !priority) && { loading: 'lazy' as const })}
      {...(priority && { fetchPriority: 'high' as const })}
    />
  );
}
