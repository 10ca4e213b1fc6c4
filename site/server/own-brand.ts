import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { palettes } from '@lounge/art';
import { BrandError, createBrand, type Brand as KitBrand, type BrandInput } from '@lounge/kit/brand';
import { brands, products, type Brand, type Seller } from '@lounge/locale';
import type { OwnPictures } from '@lounge/mock-api/server';
import { siteBrands, type SiteBrand, type SiteBrands } from '@lounge/site/brands';
import { fontDirectory } from './files.ts';
import { SetupError } from './flags.ts';

/** The brands of a server, with what its own one adds. */
export interface ServedBrands {
  /** The brands of the site, with the server's own in the place of one. */
  readonly brands: SiteBrands;
  /** The folders of fonts besides that of the kit. */
  readonly fontDirectories: readonly string[];
  /** Null without a brand of its own. */
  readonly ownPictures: OwnPictures | null;
}

/** The settings that decide about brands. */
export interface BrandSettings {
  readonly brand: Brand;
  /** The file of a brand that takes the place of `brand`; null for none. */
  readonly brandFile: string | null;
  readonly isProduction: boolean;
}

type BrandFile = BrandInput & { readonly seller?: Partial<Seller> };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The brand that a module exports: its default export, or the only one. */
const exportOf = (module: Record<string, unknown>): unknown => {
  const [first, ...others] = Object.values(module);
  return module['default'] ?? (others.length === 0 ? first : null);
};

const read = async (file: string): Promise<BrandFile> => {
  let content: unknown;
  try {
    content =
      extname(file) === '.json'
        ? JSON.parse(readFileSync(file, 'utf8'))
        : exportOf((await import(pathToFileURL(file).href)) as Record<string, unknown>);
  } catch (error) {
    throw new SetupError(`BRAND_FILE names ${file}, which cannot be read: ${reasonOf(error)}`);
  }
  if (!isObject(content) || Array.isArray(content))
    throw new SetupError(
      `BRAND_FILE names ${file}, which holds no brand: it must be a JSON object, or a module with a brand as its default or only export.`,
    );
  // `createBrand` checks it.
  return content as unknown as BrandFile;
};

const checked = (file: string, { seller: _seller, ...input }: BrandFile): KitBrand => {
  try {
    return createBrand(input);
  } catch (error) {
    if (error instanceof BrandError) throw new SetupError(`BRAND_FILE names ${file}. ${error.message}`);
    throw new SetupError(`BRAND_FILE names ${file}, whose brand cannot be checked: ${reasonOf(error)}`);
  }
};

/** The seller of a file. A sample stands in for a missing one, but not in production, where receipts are real. */
const sellerOf = (
  { seller, productName }: BrandFile,
  { file, brand, isProduction }: { file: string; brand: Brand; isProduction: boolean },
): Seller => {
  const sample = products[brand].seller;
  if (seller === undefined && !isProduction) return { ...sample, name: productName };
  const wrong = Object.entries(sample).find(([key, value]) => {
    const given = seller?.[key as keyof Seller];
    if (typeof value === 'number') return typeof given !== 'number' || !(given >= 0 && given <= 100);
    return typeof given !== 'string' || given.trim() === '';
  });
  if (wrong !== undefined)
    throw new SetupError(
      `BRAND_FILE names ${file}, whose seller.${wrong[0]} must be a ${typeof wrong[1] === 'number' ? 'number from 0 to 100' : 'string'}: receipts and the imprint name it.`,
    );
  return { ...sample, ...seller };
};

/** The folder of fonts beside a file, and that of the kit, have every font file of its brand. */
const checkFonts = (file: string, { fonts }: KitBrand, folder: string): void => {
  const missing = fonts.filter((font) => ![folder, fontDirectory].some((each) => existsSync(join(each, font.file))));
  if (missing.length === 0) return;
  const names = missing.map((font) => font.file).join(', ');
  throw new SetupError(`BRAND_FILE names ${file}, whose fonts are missing in ${folder}: ${names}`);
};

/** An icon for a brand without one: its coin on its ground. */
const iconOf = ({ coin, tokens }: KitBrand): string => {
  const { canvas, accent } = tokens.themes.dark.color;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 32 32">',
    `<rect x="-6" y="-6" width="32" height="32" rx="7" fill="${canvas}"/>`,
    `<path d="${coin}" fill="${accent}" fill-rule="evenodd"/></svg>`,
  ].join('');
};

/** As many tints as there are palettes of the brand whose place this one takes: pictures name their tint by its place. */
const tintsFor = (brand: Brand, tints: readonly string[]): readonly string[] =>
  palettes[brand].map((_, at) => tints[at % tints.length] ?? '');

/**
 * Returns the brands of a server: the site's, or that of a file, JSON or a module, in the place of one. Throws a SetupError with every
 * fault of the file. See docs/decisions/0079.
 */
export const brandsOf = async ({ brand, brandFile, isProduction }: BrandSettings): Promise<ServedBrands> => {
  if (brandFile === null) return { brands: siteBrands, fontDirectories: [], ownPictures: null };
  const file = resolve(brandFile);
  const input = await read(file);
  // The texts of further languages are for pages that embed the kit; the site has four.
  const { messages: _messages, ...checkedBrand } = checked(file, input);
  const taken = brands.find((each) => each !== brand && each === checkedBrand.name);
  if (taken !== undefined)
    throw new SetupError(`BRAND_FILE names ${file}, whose brand is called ${taken}, as another brand of this server.`);
  const fonts = join(dirname(file), 'fonts');
  checkFonts(file, checkedBrand, fonts);
  const tints = tintsFor(brand, checkedBrand.tokens.tints);
  const folder = `${checkedBrand.name}-${createHash('sha256').update(tints.join(' ')).digest('hex').slice(0, 8)}`;
  const own: SiteBrand = {
    ...checkedBrand,
    tokens: { ...checkedBrand.tokens, tints },
    icon: checkedBrand.icon ?? iconOf(checkedBrand),
    seller: sellerOf(input, { file, brand, isProduction }),
    pictures: folder,
  };
  return {
    brands: { ...siteBrands, [brand]: own },
    fontDirectories: existsSync(fonts) ? [fonts] : [],
    ownPictures: { brand, folder, tints },
  };
};
