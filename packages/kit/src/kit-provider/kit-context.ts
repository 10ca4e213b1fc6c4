import type { Brand, Language } from '@lounge/locale';
import { createContext, type ComponentType, type AnchorHTMLAttributes, type Ref, use } from 'react';

/** What a link component receives: the attributes of an `a` element, `href` among them. */
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
}

/** Brand, language and link component; without a provider English, velvet and plain links. */
export const KitContext = createContext<Kit>({ brand: 'velvet', language: 'en', Link: 'a' });

/** Reads the context of the nearest KitProvider. */
export const useKit = (): Kit => use(KitContext);
