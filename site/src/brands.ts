import { brandMarks, type Brand as KitBrand } from '@lounge/kit/brand';
import { brasa } from '@lounge/kit/brasa';
import { velvet } from '@lounge/kit/velvet';
import { products, type Brand, type Language, type Product, type Seller } from '@lounge/locale';
import type { OutsideAddresses } from '@lounge/stores/engagement/menus';
import { brasaModals } from './brasa-modals.ts';
import type { PageConfig } from './shared/page-config.ts';

/** A brand of the kit with the site's own: who sells its coins. */
export interface SiteBrand extends KitBrand {
  readonly seller: Seller;
  /** The folder in the addresses of pictures that are drawn in this brand's tints. @default that of the platform's brand */
  readonly pictures?: string;
  /** Addresses outside the site, for the footer. @default none, and no links to them */
  readonly outside?: OutsideAddresses;
}

/** Addresses of the platform's brands. @assumed the documents give none, so they are examples */
const outsideOf = (brand: Brand): OutsideAddresses => ({
  social: {
    facebook: `https://facebook.example/${brand}`,
    twitter: `https://twitter.example/${brand}`,
    instagram: `https://instagram.example/${brand}`,
    snapchat: `https://snapchat.example/${brand}`,
  },
  help: `https://help.${brand}.example/*/`,
  report: `https://help.${brand}.example/*/report-content/`,
  recruiting: `https://models.${brand}.example/`,
  affiliate: `https://partners.${brand}.example/join/`,
});

/** The brands of a site, by the name that calls and host names use. */
export type SiteBrands = Readonly<Record<Brand, SiteBrand>>;

/** The brands of the platform. Pages get only the marks of theirs. */
export const siteBrands: SiteBrands = {
  velvet: { ...velvet, seller: products.velvet.seller, outside: outsideOf('velvet') },
  brasa: { ...brasa, messages: brasaModals, seller: products.brasa.seller, outside: outsideOf('brasa') },
};

const productOf = ({ name, productName, seller }: SiteBrand): Product => ({ name: productName, path: name, seller });

/** The products that brands stand for. */
export const productsOf = ({ velvet, brasa }: SiteBrands): Readonly<Record<Brand, Product>> => ({
  velvet: productOf(velvet),
  brasa: productOf(brasa),
});

/** The plain texts of a brand in a language: those with parameters need a parser, which pages do without. */
const textsOf = ({ messages }: SiteBrand, language: Language): NonNullable<PageConfig['texts']> =>
  Object.fromEntries(
    Object.entries(messages?.[language] ?? {}).flatMap(([id, text]) =>
      typeof text === 'string' && !text.includes('{') ? [[id, text]] : [],
    ),
  );

/** The part of a page's configuration that its brand decides; with a language its own texts in it. */
export const brandConfig = (
  wireBrand: Brand,
  brands: SiteBrands = siteBrands,
  language: Language | null = null,
): Pick<PageConfig, 'brand' | 'wireBrand' | 'marks' | 'seller' | 'pictures' | 'texts' | 'outside'> => {
  const brand = brands[wireBrand];
  const texts = language === null ? {} : textsOf(brand, language);
  return {
    brand: brand.name,
    wireBrand,
    marks: brandMarks(brand),
    seller: brand.seller,
    pictures: brand.pictures ?? null,
    outside: brand.outside ?? null,
    ...(Object.keys(texts).length === 0 ? {} : { texts }),
  };
};
