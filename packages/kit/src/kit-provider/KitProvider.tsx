import type { Brand, Language } from '@lounge/locale';
import { type ReactNode, use, useEffect, useMemo } from 'react';
import { IntlContext, IntlProvider, type MessageFormatElement } from 'react-intl';
import { StyleSheetContext, StyleSheetManager } from 'styled-components';
import { browserClock, type KitClock } from '../clock.ts';
import type { Theme } from '../theme/types.ts';
import { KitContext, type KitLinkComponent } from './kit-context.ts';

/** Texts by message id, as `npm run texts` compiles them: plain strings, or parsed messages with values. */
export type Texts = Record<string, MessageFormatElement[] | string>;

/** Props of KitProvider. */
export interface KitProviderProps {
  /** The brand whose tokens apply. @default 'velvet' */
  brand?: Brand | undefined;
  /** The interface language. @default 'en' */
  language?: Language | undefined;
  /** Dark, light, or what the device prefers. @default 'system' */
  theme?: Theme | undefined;
  /** The Content-Security-Policy nonce for style elements that the browser creates and for those of a `ServerStyleSheet` around the provider. */
  nonce?: string | undefined;
  /** Renders every link; receives the attributes of an `a` element. @default a plain `a` */
  linkComponent?: KitLinkComponent | undefined;
  /** Texts of the language, from `@lounge/kit/texts/de` and its like; used if there is no IntlProvider above. @default the English ones */
  messages?: Texts | undefined;
  /** The time of components that wait. @default the browser's */
  clock?: KitClock | undefined;
  /** Whether a missing text throws, for tests and stories. @default false */
  strict?: boolean | undefined;
  /**
   * Where brand and theme are written: on an element around the children, or on the document element, where the server is
   * expected to have written them already. @default 'element'
   */
  scope?: 'element' | 'document' | undefined;
  children?: ReactNode;
}

const throwError = (error: unknown): never => {
  throw error;
};
const ignore = () => undefined;

function DocumentScope({ brand, theme }: { brand: Brand; theme: Theme }) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['brand'] = brand;
    dataset['theme'] = theme;
  }, [brand, theme]);
  return null;
}

/**
 * Puts the nonce on the style elements. `StyleSheetManager` creates a sheet of its own, whose rules a `ServerStyleSheet`
 * around it would not collect, so on the server that sheet itself receives the nonce.
 */
function StyleNonce({ nonce, children }: { nonce: string; children: ReactNode }) {
  const { styleSheet } = use(StyleSheetContext);
  if (!styleSheet.server) return <StyleSheetManager nonce={nonce}>{children}</StyleSheetManager>;
  styleSheet.options.nonce ??= nonce;
  return children;
}

/**
 * Provides brand, language, theme, link component and clock to its children. The page itself serves the style sheet of the tokens,
 * `tokensCss(brand)`. Dates and times are in the Berlin time zone.
 */
export function KitProvider({
  brand = 'velvet',
  language = 'en',
  theme = 'system',
  nonce,
  linkComponent,
  messages,
  clock = browserClock,
  strict = false,
  scope = 'element',
  children,
}: KitProviderProps) {
  const outerIntl = use(IntlContext);
  const kit = useMemo(
    () => ({ brand, language, Link: linkComponent ?? ('a' as const), clock }),
    [brand, language, linkComponent, clock],
  );
  const texts = {
    locale: language,
    timeZone: 'Europe/Berlin',
    onError: strict ? throwError : ignore,
    ...(messages && { messages: messages as Record<string, MessageFormatElement[]> }),
  };
  const inside = <KitContext value={kit}>{children}</KitContext>;
  const withTexts = outerIntl ? inside : <IntlProvider {...texts}>{inside}</IntlProvider>;
  const styled = nonce ? <StyleNonce nonce={nonce}>{withTexts}</StyleNonce> : withTexts;
  if (scope === 'document') {
    return (
      <>
        <DocumentScope brand={brand} theme={theme} />
        {styled}
      </>
    );
  }
  return (
    <div data-brand={brand} data-theme={theme} lang={language}>
      {styled}
    </div>
  );
}
