import type { Brand, Language } from '@lounge/locale';
import { createContext, type ComponentType, type AnchorHTMLAttributes, type Ref, use } from 'react';

/** What a link component receives: the attributes of an `a` element, `href` among them. */
export interface KitLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Draws every link of the kit, so that a site can hand in its router's. */
export type KitLinkComponent = ComponentType<KitLinkProps>;

/** What the components read of their surroundings. */
export interface Kit {
  brand: Brand;
  language: Language;
  Link: KitLinkComponent | 'a';
}

/** Brand, language and link component; without a provider English, velvet and plain links. */
export const KitContext = createContext<Kit>({ brand: 'velvet', language: 'en', Link: 'a' });

/** Reads the surroundings that the nearest KitProvider gives. */
export const useKit = (): Kit => use(KitContext);
