import type { KitClock } from '@lounge/kit';
import { KitProvider } from '@lounge/kit/kit-provider';
import type { Theme } from '@lounge/kit/theme';
import { velvet } from '@lounge/kit/velvet';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure, getConfig } from 'storybook/test';
import { replaceRules } from '../stories/brands/brand-sheet.ts';
import { brandCss, brands } from '../stories/brands/brands.ts';
import { columns } from './columns.ts';
import { cssWith, devicePreferences, type DevicePreference } from './device-preferences.ts';
import { textsByLanguage as texts } from './languages.ts';

configure(({ getElementError }) => ({
  // No wait is timed; this only ends one whose condition never comes, on a busy machine too.
  asyncUtilTimeout: 45_000,
  // A wait asks again and again, and prints the page itself when it ends: what it is told meanwhile is thrown away.
  getElementError: (message, container) =>
    isWaiting() && message !== null ? new Error(message) : getElementError(message, container),
}));

/** Whether testing-library asks within a wait. */
const isWaiting = (): boolean =>
  (getConfig() as { readonly _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

const sheet = new CSSStyleSheet();
replaceRules(sheet, brandCss);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

/** Applies a preference of the device to the style sheet of all brands. */
function Preference({ preference }: { preference: DevicePreference }) {
  useLayoutEffect(() => {
    if (preference === 'none') return undefined;
    replaceRules(sheet, cssWith(brandCss, preference));
    return () => replaceRules(sheet, brandCss);
  }, [preference]);
  return null;
}

const isTheme = (value: unknown): value is Theme => value === 'dark' || value === 'light' || value === 'system';

type Toolbar = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>;

const choice = (title: string, icon: NonNullable<Toolbar['icon']>, items: readonly string[]) => ({
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    brand: choice('Brand', 'paintbrush', [...brands.keys()]),
    theme: choice('Theme', 'circlehollow', ['dark', 'light', 'system']),
    language: choice('Language', 'globe', [...texts.keys()]),
    direction: choice('Direction', 'transfer', ['ltr', 'rtl']),
    column: choice('Width of the column', 'ruler', columns),
    preference: choice('Preference of the device', 'accessibility', devicePreferences),
  },
  initialGlobals: {
    brand: 'velvet',
    theme: 'dark',
    language: 'en',
    direction: 'ltr',
    column: 'full',
    preference: 'none',
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    options: { storySort: { order: ['Welcome', 'Foundations', 'Kit', 'Headless', 'Screens', 'Site'] } },
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 1024', styles: { width: '1024px', height: '768px' } },
        smallLandscape: { name: 'Small phone on its side 568', styles: { width: '568px', height: '320px' } },
        landscape: { name: 'Phone on its side 844', styles: { width: '844px', height: '390px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      if (parameters['document']) return <Story />;
      const brand = brands.get(String(globals['brand'])) ?? velvet;
      const language = texts.has(String(globals['language'])) ? String(globals['language']) : 'en';
      const theme = isTheme(globals['theme']) ? globals['theme'] : 'dark';
      const column = columns.find((width) => width === globals['column'] && width !== 'full');
      // A story that moves time forward brings its own clock.
      const clock = parameters['clock'] as KitClock | undefined;
      return (
        <KitProvider
          key={`${brand.name}${language}`}
          brand={brand}
          language={language}
          theme={theme}
          direction={globals['direction'] === 'rtl' ? 'rtl' : undefined}
          clock={clock}
          messages={texts.get(language)}
          strict
        >
          <Preference preference={devicePreferences.find((each) => each === globals['preference']) ?? 'none'} />
          <div data-story-frame={parameters['bleed'] ? 'bleed' : 'page'} data-column={column}>
            <Story />
          </div>
        </KitProvider>
      );
    },
  ],
};

export default preview;
