import { timeZone } from '@lounge/locale';
import { plainMarks } from '../brand/marks.ts';
import type { BrandMarks } from '../brand/types.ts';
import { browserClock, type KitClock } from '../clock.ts';
import { defaultPictures, type PictureSettings } from './picture-url.ts';
import { createContext, type ComponentType, type AnchorHTMLAttributes, type Ref, use } from 'react';
import { warnOnce } from './warn-once.ts';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Props of a link component: the attributes of an `a` element, `href` among them. */
export interface KitLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Renders every link of the kit, so that a site can pass its router's link. */
export type KitLinkComponent = ComponentType<KitLinkProps>;

/** The context that components read. */
export interface Kit {
  brand: BrandMarks;
  /** The interface language as a BCP 47 tag. */
  language: string;
  /** The IANA time zone of the days and times that are shown. */
  timeZone: string;
  Link: KitLinkComponent | 'a';
  clock: KitClock;
  pictures: PictureSettings;
}

/** Outside of a provider: English, Berlin time, no brand, plain links, the browser's clock and pictures as WebP. */
export const plainKit: Kit = {
  brand: plainMarks,
  language: 'en',
  timeZone,
  Link: 'a',
  clock: browserClock,
  pictures: defaultPictures,
};

/** Null outside of a provider. */
export const KitContext = createContext<Kit | null>(null);

/** Returns brand, language, time zone, link component and clock of the nearest provider. */
export function useKit(): Kit {
  const kit = use(KitContext);
  if (process.env.NODE_ENV !== 'production' && !kit) {
    warnOnce(
      'provider',
      'A component is rendered outside of KitProvider, so it has English texts and no brand. Put <KitProvider brand={...}> around the app.',
    );
  }
  return kit ?? plainKit;
}
