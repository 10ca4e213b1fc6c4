import { AgeGate } from '@lounge/kit/age-gate';
import { IncentiveBox } from '@lounge/kit/incentive-box';
import { KitProvider } from '@lounge/kit/kit-provider';
import { RefillWindow } from '@lounge/kit/refill-window';
import { WelcomeBonusTile } from '@lounge/kit/welcome-bonus-tile';
import { brands, languages, type Brand, type Language } from '@lounge/locale';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { brandConfig, siteBrands } from './brands.ts';
import { brasaModals } from './brasa-modals.ts';
import { loadPageIntl } from './shared/page-intl.ts';

const nothing = () => undefined;

const modals: Readonly<Record<string, ReactNode>> = {
  'the age page': <AgeGate action="/age" />,
  'the welcome': <WelcomeBonusTile code="HELLO" hasNotRedeemedInstance href="/bonus" />,
  'the window that offers coins': (
    <RefillWindow
      incentiveType="topUp"
      interval={60}
      balance={0}
      minimum={50}
      topUpHref="/top-up"
      onHide={nothing}
      onClose={nothing}
    />
  ),
  'the offer of the VIP club': <IncentiveBox type="vip" href="/vip" onClose={nothing} />,
};

/** The text of a modal, as a page of a brand renders it. */
const textOf = async (modal: ReactNode, brand: Brand, language: Language): Promise<string> => {
  const config = brandConfig(brand, siteBrands, language);
  const intl = await loadPageIntl({ ...config, language, strict: true });
  const markup = renderToStaticMarkup(
    <RawIntlProvider value={intl}>
      <KitProvider brand={config.marks} language={language}>
        {modal}
      </KitProvider>
    </RawIntlProvider>,
  );
  return markup.replaceAll(/<[^>]*>/g, ' ');
};

// @spec state:spanish-brand-modals, component:ModalWindow 5
test.each(Object.entries(modals))(
  'the brand for the Spanish market has %s of its own, in each language',
  async (_, modal) => {
    for (const language of languages) {
      const [other, own] = await Promise.all(brands.map((brand) => textOf(modal, brand, language)));
      expect(own).not.toBe(other);
      expect(own?.trim()).not.toBe('');
    }
  },
);

test('its own texts exist in each language, for the same modals', () => {
  const ids = languages.map((language) => Object.keys(brasaModals[language]));
  for (const each of ids) expect(new Set(each)).toEqual(new Set(ids[0]));
});

test('a text with parameters is left out, as a page has no parser', () => {
  const brand = { ...siteBrands.velvet, messages: { en: { 'kit.a': 'Plain', 'kit.b': 'With {name}' } } };
  expect(brandConfig('velvet', { ...siteBrands, velvet: brand }, 'en').texts).toEqual({ 'kit.a': 'Plain' });
  expect(brandConfig('velvet', siteBrands, 'en').texts).toBeUndefined();
});
