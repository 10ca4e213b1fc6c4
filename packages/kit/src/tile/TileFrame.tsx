import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { TileBadges } from '../badge/Badge.tsx';
import type { BadgeContent } from '../badge/choose-badges.ts';
import { part, type Slots } from '../headless/part.ts';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import { LockNote, PinnedMark, type TileLock } from './tile-parts.tsx';

/** Props of TileFrame; `Name` are the tile's other replaceable parts. */
interface TileFrameProps<Name extends string> {
  slots: Slots<Name | 'frame'> | undefined;
  intl: IntlShape;
  picture: PictureContent;
  /** The `sizes` of the picture. */
  sizes: string;
  /** Width and height of the picture, whose place is kept until it has loaded. */
  ratio: readonly [width: number, height: number];
  /** The name whose first letter stands in for a picture that failed. */
  name?: string | undefined;
  priority?: boolean | undefined;
  lazy?: boolean | undefined;
  /** A muted preview over the picture. */
  preview?: ReactNode;
  lock?: TileLock | undefined;
  badges?: readonly BadgeContent[] | undefined;
  pinned?: boolean | undefined;
  /** Further marks over the picture. */
  children?: ReactNode;
}

const noBadges: readonly BadgeContent[] = [];

/** The frame of a tile: its picture, a preview over it, its lock or badges, and its pin. */
export function TileFrame<Name extends string>({
  slots,
  intl,
  picture,
  sizes,
  ratio: [width, height],
  name,
  priority,
  lazy,
  preview,
  lock,
  badges = noBadges,
  pinned,
  children,
}: TileFrameProps<Name>) {
  return part(
    slots,
    'frame',
    <div data-part="frame" data-tint={picture.tint}>
      <PictureImage
        // Another picture forgets that the last one failed.
        key={picture.src}
        picture={picture}
        sizes={sizes}
        width={width}
        height={height}
        priority={priority}
        lazy={lazy}
        name={name}
        intl={intl}
      />
      {preview !== undefined && (
        <div data-part="preview" data-slot="">
          {preview}
        </div>
      )}
      {lock ? <LockNote lock={lock} intl={intl} /> : <TileBadges badges={badges} intl={intl} />}
      {pinned && <PinnedMark intl={intl} />}
      {children}
    </div>,
  );
}
