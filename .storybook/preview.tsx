import { fontFaceCss } from '@lounge/kit/fonts';
import type { KitClock } from '@lounge/kit';
import { KitProvider } from '@lounge/kit/kit-provider';
import { type Theme, tokensCss } from '@lounge/kit/theme';
import { messages as de } from '@lounge/kit/texts/de';
import { messages as en } from '@lounge/kit/texts/en';
import { messages as es } from '@lounge/kit/texts/es';
import { messages as nl } from '@lounge/kit/texts/nl';
import { brands, isBrand, isLanguage, languages } from '@lounge/locale';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';

// Opening a clip or a world may take longer than the default second on a loaded machine.
configure({ asyncUtilTimeout: 8000 });

const texts = { de, en, es, nl };

const sheets = brands.map((brand) => `${fontFaceCss(brand)}${tokensCss(brand)}`).join('');
const sheet = new CSSStyleSheet();
sheet.replaceSync(sheets);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

const isTheme = (value: unknown): value is Theme => value === 'dark' || value === 'light' || value === 'system';

const choice = (title: string, icon: string, items: readonly string[]) => ({
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    brand: choice('Brand', 'paintbrush', brands),
    theme: choice('Theme', 'circlehollow', ['dark', 'light', 'system']),
    language: choice('Language', 'globe', languages),
  },
  initialGlobals: { brand: 'velvet', theme: 'dark', language: 'en' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
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
      const brand = isBrand(globals['brand']) ? globals['brand'] : 'velvet';
      const language = isLanguage(globals['language']) ? globals['language'] : 'en';
      const theme = isTheme(globals['theme']) ? globals['theme'] : 'dark';
      // A story that moves time forward brings its own clock.
      const clock = parameters['clock'] as KitClock | undefined;
      return (
        <KitProvider
          key={`${brand}${language}`}
          brand={brand}
          language={language}
          theme={theme}
          clock={clock}
          messages={texts[language]}
          strict
        >
          <div data-story-frame={parameters['bleed'] ? 'bleed' : 'page'}>
            <Story />
          </div>
        </KitProvider>
      );
    },
  ],
};

export default preview;
