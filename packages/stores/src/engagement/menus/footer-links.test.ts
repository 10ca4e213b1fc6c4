import type { Language } from '@lounge/locale';
import { expect, test } from 'vitest';
import { footerLinks, type FooterReader, type OutsideAddresses } from './footer-links.ts';

const addresses: OutsideAddresses = {
  social: {
    facebook: 'https://facebook.example/lounge',
    twitter: 'https://twitter.example/lounge',
    instagram: 'https://instagram.example/lounge',
    snapchat: 'https://snapchat.example/lounge',
  },
  help: 'https://help.example/*/',
  report: 'https://help.example/*/report-content/',
  recruiting: 'https://models.example/',
  affiliate: 'https://partners.example/join/',
};

const visitor: FooterReader = {
  language: 'en',
  name: null,
  platform: 'velvet',
  webmasterId: null,
  subReference: null,
};

// @spec feature:shell.footer-links 1
test('the social pages are facebook, twitter, instagram and snapchat', () => {
  expect(footerLinks(addresses, visitor).social).toEqual([
    { page: 'facebook', href: 'https://facebook.example/lounge' },
    { page: 'twitter', href: 'https://twitter.example/lounge' },
    { page: 'instagram', href: 'https://instagram.example/lounge' },
    { page: 'snapchat', href: 'https://snapchat.example/lounge' },
  ]);
});

/** @spec feature:shell.footer-links 2-5, state:footer-links 1, entity:enum.footerLink, component:Footer 6 */
test.each<[Language, string | null, string, string, string]>([
  ['de', null, 'de/', 'de/report-content/', ''],
  ['es', null, 'es/', 'en/report-content/', 'en/'],
  ['en', null, 'en/', 'en/report-content/', 'en/'],
  ['nl', null, 'en/', 'en/report-content/', 'en/'],
  ['de', 'Thea', 'de/?name=Thea', 'de/report-content/', ''],
  ['es', 'Ana & Bo', 'es/?name=Ana+%26+Bo', 'en/report-content/', 'en/'],
])('in %s for %s, help is at %s, reports at %s, recruiting at "%s"', (language, name, help, report, recruiting) => {
  const links = footerLinks(addresses, { ...visitor, language, name, webmasterId: '4711', subReference: 'spring' });
  expect(links).toEqual({
    social: links.social,
    help: `https://help.example/${help}`,
    report: `https://help.example/${report}`,
    recruiting: `https://models.example/${recruiting}`,
    affiliate: 'https://partners.example/join/?platform=velvet&webmaster=4711&sub=spring',
  });
  expect(links.social.map(({ page }) => page)).toEqual(['facebook', 'twitter', 'instagram', 'snapchat']);
});

test('an affiliate who is not known leaves only the platform in the link', () => {
  expect(footerLinks(addresses, visitor).affiliate).toBe('https://partners.example/join/?platform=velvet');
});
