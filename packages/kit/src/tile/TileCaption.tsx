import type { ReactNode } from 'react';
import { part, type Slots } from '../headless/part.ts';
import type { Kit } from '../kit-provider/kit-context.ts';
import { TileTitle } from './tile-parts.tsx';

/** Props of TileCaption; `Name` are the tile's other replaceable parts. */
interface TileCaptionProps<Name extends string> {
  slots: Slots<Name | 'caption' | 'name'> | undefined;
  /** The title, which is the link where there is an address. */
  title: string;
  href: string | undefined;
  Link: Kit['Link'];
  /** The lines below the title. */
  children?: ReactNode;
}

/** The caption of a tile. */
export function TileCaption<Name extends string>({ slots, title, href, Link, children }: TileCaptionProps<Name>) {
  return part(
    slots,
    'caption',
    <div data-part="caption">
      {part(
        slots,
        'name',
        <div data-part="name">
          <TileTitle href={href} title={title} Link={Link} />
        </div>,
      )}
      {children}
    </div>,
  );
}
