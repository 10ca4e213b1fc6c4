import type { Brand, Language } from '@lounge/locale';
import { type ReactNode, use, useEffect, useMemo } from 'react';
import { IntlContext, IntlProvider, type MessageFormatElement } from 'react-intl';
import { StyleSheetContext, StyleSheetManager } from 'styled-components';
import type { Theme } from '../theme/types.ts';
import { KitContext, type KitLinkComponent } from './kit-context.ts';

/** Texts by id, as `npm run texts` compiles them: plain ones as they are, those with values parsed. */
export type Texts = Record<string, MessageFormatElement[] | string>;

/** Props of KitProvider. */
export interface KitProviderProps {
  /** The brand whose tokens apply. @default 'velvet' */
  brand?: Brand | undefined;
  /** The interface language. @default 'en' */
  language?: Language | undefined;
  /** Dark, light, or what the device prefers. @default 'system' */
  theme?: Theme | undefined;
  /** The content policy's nonce, for the style elements that the browser writes and those of a `ServerStyleSheet` around it. */
  nonce?: string | undefined;
  /** Draws every link; receives the attributes of an `a` element. @default a plain `a` */
  linkComponent?: KitLinkComponent | undefined;
  /** Texts of the language, from `@lounge/kit/texts/de` and its like; used where no IntlProvider is above. @default the English ones */
  messages?: Texts | undefined;
  /** Whether a missing text throws, for tests and stories. @default false */
  strict?: boolean | undefined;
  /**
   * Where brand and theme are written: on an element around the children, or on the document element, where the server is
   * expected to have written them already. @default 'element'
   */
  scope?: 'element' | 'document' | undefined;
  children?: ReactNode;
}

const raise = (error: unknown): never => {
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
 * Puts the nonce on the style elements. `StyleSheetManager` does so with a sheet of its own, whose rules a `ServerStyleSheet`
 * around it would not collect, so on the server that sheet itself receives the nonce.
 */
function StyleNonce({ nonce, children }: { nonce: string; children: ReactNode }) {
  const { styleSheet } = use(StyleSheetContext);
  if (!styleSheet.server) return <StyleSheetManager nonce={nonce}>{children}</StyleSheetManager>;
  styleSheet.options.nonce ??= nonce;
  return children;
}

/**
 * Gives brand, language, theme and link component to everything inside. The tokens' style sheet is `tokensCss(brand)`, which a
 * page serves itself. Days and times are Berlin's.
 */
export function KitProvider({
  brand = 'velvet',
  language = 'en',
  theme = 'system',
  nonce,
  linkComponent,
  messages,
  strict = false,
  scope = 'element',
  children,
}: KitProviderProps) {
  const above = use(IntlContext);
  const kit = useMemo(
    () => ({ brand, language, Link: linkComponent ?? ('a' as const) }),
    [brand, language, linkComponent],
  );
  const texts = {
    locale: language,
    timeZone: 'Europe/Berlin',
    onError: strict ? raise : ignore,
    ...(messages && { messages: messages as Record<string, MessageFormatElement[]> }),
  };
  const inside = <KitContext value={kit}>{children}</KitContext>;
  const told = above ? inside : <IntlProvider {...texts}>{inside}</IntlProvider>;
  const styled = nonce ? <StyleNonce nonce={nonce}>{told}</StyleNonce> : told;
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
