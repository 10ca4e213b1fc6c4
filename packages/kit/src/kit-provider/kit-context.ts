import type { Brand, Language } from '@lounge/locale';
import { browserClock, type KitClock } from '../clock.ts';
import { createContext, type ComponentType, type AnchorHTMLAttributes, type Ref, use } from 'react';

/** Props of a link component: the attributes of an `a` element, `href` among them. */
export interface KitLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Renders every link of the kit, so that a site can pass its router's link. */
export type KitLinkComponent = ComponentType<KitLinkProps>;

/** The context that components read. */
export interface Kit {
  brand: Brand;
  language: Language;
  Link: KitLinkComponent | 'a';
  clock: KitClock;
}

/** Brand, language, link component and clock; without a provider English, velvet, plain links and the browser's clock. */
export const KitContext = createContext<Kit>({ brand: 'velvet', language: 'en', Link: 'a', clock: browserClock });

/** Reads the context of the nearest KitProvider. */
export const useKit = (): Kit => use(KitContext);
