import { useState } from 'react';
import type { IntlShape } from 'react-intl';
import { Icon } from '../icon/Icon.tsx';
import { imageBroken } from '../icons/paths/image-broken.ts';
import { messages } from './Picture.messages.ts';

/** A picture of the platform in several widths. */
export interface PictureContent {
  /** The base URL; `/w{width}.webp` is appended for each width. */
  src: string;
  /** The number of the palette, whose colour is the placeholder until the picture has loaded. */
  tint?: number | undefined;
  /** The alternative text; empty if the text beside it describes the picture. @default '' */
  alt?: string | undefined;
}

/** How a picture is loaded. */
export interface PictureLoading {
  /** Widths that exist, ascending. @default 160, 320, 640 */
  widths?: readonly number[] | undefined;
  /** The `sizes` of the element. @default '100vw' */
  sizes?: string | undefined;
  /** Whether it is loaded with high priority, for the largest picture of a page. @default false */
  priority?: boolean | undefined;
  /** Whether it is loaded lazily, when it comes near the viewport. @default true, unless it has priority */
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
 * The `img` of a picture, in a `picture` if it is eager, or a note with a retry button if it failed to load, also before hydration. Plain
 * elements that `pictureStyles` of the surrounding template style.
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
  const isLazy = lazy ?? !priority;
  const image = (
    <img
      key={attempt.number}
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0 && element.currentSrc) fail();
      }}
      onError={fail}
      alt={picture.alt ?? ''}
      width={width}
      height={height}
      sizes={sizes ?? '100vw'}
      srcSet={sourceSet(picture.src, widths)}
      src={`${picture.src}/w${widths[Math.floor(widths.length / 2)] ?? 320}.webp`}
      decoding="async"
      {...(isLazy && { loading: 'lazy' as const })}
      {...(priority && { fetchPriority: 'high' as const })}
    />
  );
  // On the server React preloads an eager `img` that stands alone. A browser that has a larger file of the set already shows
  // that one, and the preloaded file is fetched for nothing. In a `picture` React leaves the choice to the browser.
  return isLazy ? image : <picture>{image}</picture>;
}
