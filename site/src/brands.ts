import { brandMarks, type Brand as KitBrand } from '@lounge/kit/brand';
import { brasa } from '@lounge/kit/brasa';
import { velvet } from '@lounge/kit/velvet';
import { products, type Brand, type Product, type Seller } from '@lounge/locale';
import type { PageConfig } from './shared/page-config.ts';

/** A brand of the kit with the site's own: who sells its coins. */
export interface SiteBrand extends KitBrand {
  readonly seller: Seller;
  /** The folder in the addresses of pictures that are drawn in this brand's tints. @default that of the platform's brand */
  readonly pictures?: string;
}

/** The brands of a site, by the name that calls and host names use. */
export type SiteBrands = Readonly<Record<Brand, SiteBrand>>;

/** The brands of the platform. Pages get only the marks of theirs. */
export const siteBrands: SiteBrands = {
  velvet: { ...velvet, seller: products.velvet.seller },
  brasa: { ...brasa, seller: products.brasa.seller },
};

const productOf = ({ name, productName, seller }: SiteBrand): Product => ({ name: productName, path: name, seller });

/** The products that brands stand for. */
export const productsOf = ({ velvet, brasa }: SiteBrands): Readonly<Record<Brand, Product>> => ({
  velvet: productOf(velvet),
  brasa: productOf(brasa),
});

/** The part of a page's configuration that its brand decides. */
export const brandConfig = (
  wireBrand: Brand,
  brands: SiteBrands = siteBrands,
): Pick<PageConfig, 'brand' | 'wireBrand' | 'marks' | 'seller' | 'pictures'> => {
  const brand = brands[wireBrand];
  return {
    brand: brand.name,
    wireBrand,
    marks: brandMarks(brand),
    seller: brand.seller,
    pictures: brand.pictures ?? null,
  };
};
