import { useKit } from '../kit-provider/kit-context.ts';
import { lastFormat, sourceSet } from '../kit-provider/picture-url.ts';

/** Props of PictureSources. */
export interface PictureSourcesProps {
  /** The picture's `src`. */
  src: string;
  /** Widths that exist, ascending. */
  widths: readonly number[];
  /** The `sizes` of each `source`. */
  sizes: string;
  /** The media query under which this picture replaces that of the `img`. */
  media?: string | undefined;
}

/**
 * The `source` elements of a `picture`, one for each format of the provider. Without `media` the last format is left to the `img`,
 * whose attributes `usePictureSource` returns.
 */
export function PictureSources({ src, widths, sizes, media }: PictureSourcesProps) {
  const { pictures } = useKit();
  const formats = media === undefined ? pictures.formats.slice(0, -1) : pictures.formats;
  return formats.map((format) => (
    <source
      key={format}
      media={media}
      type={pictures.formats.length > 1 ? `image/${format}` : undefined}
      srcSet={sourceSet(pictures, format, src, widths)}
      sizes={sizes}
    />
  ));
}

/** Returns the attributes `src` and `srcSet` of an `img`, in the provider's last format. `width` is that of `src`. */
export function usePictureSource(): (
  src: string,
  width: number,
  widths?: readonly number[],
) => Readonly<{ src: string; srcSet?: string }> {
  const { pictures } = useKit();
  const format = lastFormat(pictures);
  return (src, width, widths) => ({
    ...(widths && { srcSet: sourceSet(pictures, format, src, widths) }),
    src: pictures.url({ src, width, format }),
  });
}
