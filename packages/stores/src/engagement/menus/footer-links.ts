import type { Language } from '@lounge/locale';

/** The social pages of a brand, in the order of the footer. @spec entity:enum.footerLink */
export const socialPages = ['facebook', 'twitter', 'instagram', 'snapchat'] as const;

/** A social page. */
export type SocialPage = (typeof socialPages)[number];

/**
 * The addresses outside the site that a brand brings.
 * @assumed the documents name the links and no address: they are data of the brand
 */
export interface OutsideAddresses {
  readonly social: Readonly<Record<SocialPage, string>>;
  /** The help center; "*" in the address stands for the language. */
  readonly help: string;
  /** The article about reporting content; "*" stands for the language. */
  readonly report: string;
  /** The site for performers; English is a prefix of its paths. */
  readonly recruiting: string;
  /** The affiliate programme. */
  readonly affiliate: string;
}

/** Parameters of the affiliate from whom a visitor came; null where nothing is known. */
export interface AffiliateParameters {
  readonly webmasterId: string | null;
  readonly subReference: string | null;
}

/** The links of a footer that leave the site. */
export interface FooterLinks {
  readonly social: readonly { readonly page: SocialPage; readonly href: string }[];
  readonly help: string;
  readonly report: string;
  readonly recruiting: string;
  readonly affiliate: string;
}

/** Whose footer it is. */
export interface FooterReader extends AffiliateParameters {
  readonly language: Language;
  /** The guest's name; null for visitors. */
  readonly name: string | null;
  /** The brand, which the affiliate programme calls a platform. */
  readonly platform: string;
}

const withQuery = (address: string, query: Readonly<Record<string, string | null>>): string => {
  const url = new URL(address);
  for (const [key, value] of Object.entries(query)) if (value !== null) url.searchParams.set(key, value);
  return url.href;
};

/**
 * Returns the links that leave the site, in the reader's language where the target has it.
 * @spec state:footer-links, feature:shell.footer-links, entity:enum.footerLink
 * @assumed the names of the query fields are ours: name, platform, webmaster, sub
 */
export function footerLinks(addresses: OutsideAddresses, reader: FooterReader): FooterLinks {
  const { language, name, platform, webmasterId, subReference } = reader;
  const helpLanguage = language === 'de' || language === 'es' ? language : 'en';
  const reportLanguage = language === 'de' ? 'de' : 'en';
  return {
    social: socialPages.map((page) => ({ page, href: addresses.social[page] })),
    help: withQuery(addresses.help.replace('*', helpLanguage), { name }),
    report: addresses.report.replace('*', reportLanguage),
    recruiting: new URL(language === 'de' ? '/' : '/en/', addresses.recruiting).href,
    affiliate: withQuery(addresses.affiliate, { platform, webmaster: webmasterId, sub: subReference }),
  };
}
