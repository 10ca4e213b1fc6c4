import { useState } from 'react';
import type { IntlShape } from 'react-intl';
import { useKit } from '../kit-provider/kit-context.ts';
import { lastFormat, type PictureSettings, sourceSet } from '../kit-provider/picture-url.ts';
import { PictureSources } from './PictureSources.tsx';
import { PictureStandIn } from './PictureStandIn.tsx';
import { warnOfPicture } from './warn-of-picture.ts';

/** A picture of the platform in several widths. */
export interface PictureContent {
  /** The base URL, to which the provider's `pictureUrl` adds width and format; by default `/w{width}.{format}`. */
  src: string;
  /** The number of the palette, whose colour is the placeholder until the picture has loaded. */
  tint?: number | undefined;
  /** The alternative text; empty if the text beside it describes the picture. @default '' */
  alt?: string | undefined;
  /** Widths that exist, ascending. @default those of the component, which are among 160, 320 and 640 */
  widths?: readonly number[] | undefined;
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

/** An attempt to load: widths whose file failed are left out, and after a failure only the last format is used. */
interface Attempt {
  number: number;
  plain: boolean;
  missing: readonly number[];
  failed: boolean;
  /** Whether an earlier attempt failed: its stand-in stays until this one has loaded. */
  isAgain: boolean;
}

const attemptOf = (number: number): Attempt => ({
  number,
  plain: false,
  missing: [],
  failed: false,
  isAgain: number > 0,
});

/** The next attempt after the file at `url` failed: without the better formats, then without its width, then none. */
function without(
  attempt: Attempt,
  url: string,
  pictures: PictureSettings,
  src: string,
  widths: readonly number[],
): Attempt {
  const last = lastFormat(pictures);
  for (const format of pictures.formats) {
    // A page may have one file for several widths or formats.
    const ofFile = widths.filter(
      (each) => new URL(pictures.url({ src, width: each, format }), document.baseURI).href === url,
    );
    if (ofFile.length === 0 || (format !== last && attempt.plain)) continue;
    if (format !== last) return { ...attempt, plain: true };
    const missing = [...new Set([...attempt.missing, ...ofFile])];
    if (missing.length === attempt.missing.length) return attempt;
    return { ...attempt, plain: true, missing, failed: widths.every((each) => missing.includes(each)) };
  }
  return { ...attempt, failed: true };
}

interface PictureImageProps extends PictureLoading {
  picture: PictureContent;
  width: number;
  height: number;
  /** Whose picture it is: the first letter stands in for it. @default a glyph */
  name?: string | undefined;
  /** Whether a stand-in says what happened and has a button; within a link it must not. @default false */
  hasButton?: boolean | undefined;
  intl: IntlShape;
}

/**
 * The `img` of a picture, in a `picture` if it is eager or has several formats. A missing file is replaced by another one; after the last
 * something stands in for it. `pictureStyles` of the surrounding template style it.
 */
export function PictureImage({
  picture,
  widths,
  sizes = '100vw',
  width,
  height,
  priority,
  lazy,
  name = '',
  hasButton = false,
  intl,
}: PictureImageProps) {
  const { pictures } = useKit();
  const [attempt, setAttempt] = useState(() => attemptOf(0));
  const all = picture.widths ?? widths ?? standardWidths;
  const standIn = (attempt.failed || attempt.isAgain) && (
    <PictureStandIn
      alt={attempt.failed ? (picture.alt ?? '') : ''}
      name={name}
      hasButton={hasButton}
      onRetry={() => setAttempt(({ number }) => attemptOf(number + 1))}
      intl={intl}
    />
  );
  // In the same place as beside the image, so that its button keeps the focus.
  if (attempt.failed) {
    return (
      <>
        {null}
        {standIn}
      </>
    );
  }
  const fail = ({ currentSrc }: HTMLImageElement) => {
    warnOfPicture(picture.src, currentSrc);
    setAttempt((last) => without(last, currentSrc, pictures, picture.src, all));
  };
  const left = all.filter((each) => !attempt.missing.includes(each));
  const isLazy = !attempt.isAgain && (lazy ?? !priority);
  const format = lastFormat(pictures);
  const image = (
    <img
      key={`${attempt.number}-${attempt.plain}-${left.length}`}
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0 && element.currentSrc) fail(element);
      }}
      onError={({ currentTarget }) => fail(currentTarget)}
      onLoad={attempt.isAgain ? () => setAttempt((last) => ({ ...last, isAgain: false })) : undefined}
      alt={picture.alt ?? ''}
      width={width}
      height={height}
      sizes={sizes}
      srcSet={sourceSet(pictures, format, picture.src, left)}
      src={pictures.url({ src: picture.src, width: left[left.length >> 1] ?? 320, format })}
      decoding="async"
      {...(isLazy && { loading: 'lazy' as const })}
      {...(priority && { fetchPriority: 'high' as const })}
    />
  );
  const hasFormats = pictures.formats.length > 1 && !attempt.plain;
  // On the server React preloads an eager `img` that stands alone. A browser that has a larger file of the set already shows
  // that one, and the preloaded file is fetched for nothing. In a `picture` React leaves the choice to the browser.
  const isAlone = isLazy && !hasFormats;
  return (
    <>
      {isAlone ? (
        image
      ) : (
        <picture>
          {hasFormats && <PictureSources src={picture.src} widths={left} sizes={sizes} />}
          {image}
        </picture>
      )}
      {standIn}
    </>
  );
}
