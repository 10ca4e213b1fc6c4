import { type ReactNode, type RefObject, use, useEffect, useMemo, useRef } from 'react';
import { IntlContext, IntlProvider, type MessageFormatElement } from 'react-intl';
import { StyleSheetContext, StyleSheetManager } from 'styled-components';
import type { BrandMarks, Texts } from '../brand/types.ts';
import type { KitClock } from '../clock.ts';
import type { PictureSettings, PictureUrl } from './picture-url.ts';
import type { Theme } from '../theme/types.ts';
import { checkTokens, countDocumentProvider } from './check-page.ts';
import { type Kit, KitContext, type KitLinkComponent, plainKit } from './kit-context.ts';
import { collectMissing } from './missing-texts.ts';
import { warnOnce } from './warn-once.ts';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Props of KitProvider. */
export interface KitProviderProps {
  /** The brand: `velvet`, `brasa`, the result of `createBrand`, or the `brandMarks` of one. @default that of the provider around this one */
  brand?: BrandMarks | undefined;
  /** The interface language, as a BCP 47 tag. @default that of the provider around this one, else 'en' */
  language?: string | undefined;
  /** The IANA time zone of days and times, such as 'America/New_York'. @default that of the provider around this one, else 'Europe/Berlin' */
  timeZone?: string | undefined;
  /** The direction of writing, on the provider's element or the document's. @default what is around it */
  direction?: 'ltr' | 'rtl' | undefined;
  /** Dark, light, or what the device prefers. @default 'system' */
  theme?: Theme | undefined;
  /** The Content-Security-Policy nonce for style elements that the browser creates and for those of a `ServerStyleSheet` around the provider. */
  nonce?: string | undefined;
  /** Renders every link; receives the attributes of an `a` element. @default that of the provider around this one, else a plain `a` */
  linkComponent?: KitLinkComponent | undefined;
  /** Texts of the language, from `@lounge/kit/texts/de` and its like, under those of the brand; used if the app has no IntlProvider of its own. @default the English ones */
  messages?: Texts | undefined;
  /** The time of components that wait. @default that of the provider around this one, else the browser's */
  clock?: KitClock | undefined;
  /** Returns the URL of a picture in a width and a format; a constant function. @default that of the provider around this one, else `${src}/w${width}.${format}` */
  pictureUrl?: PictureUrl | undefined;
  /** The formats in which pictures exist, the preferred one first. @default those of the provider around this one, else WebP */
  pictureFormats?: PictureSettings['formats'] | undefined;
  /** Whether a missing text throws, for tests and stories. @default false */
  strict?: boolean | undefined;
  /**
   * Where brand and theme are written: on an element around the children, or on the document element, where the server is
   * expected to have written them already. @default 'element'
   */
  scope?: 'element' | 'document' | undefined;
  /** The app. */
  children?: ReactNode;
}

const throwError = (error: unknown): never => {
  throw error;
};
const ignore = () => undefined;

type ScopeProps = { brand: string; theme: Theme } & Pick<KitProviderProps, 'direction'>;

function DocumentScope({ brand, theme, direction }: ScopeProps) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['brand'] = brand;
    dataset['theme'] = theme;
    if (direction) document.documentElement.dir = direction;
    if (process.env.NODE_ENV !== 'production') return checkTokens(document.documentElement, brand);
    return undefined;
  }, [brand, theme, direction]);
  useEffect(() => (process.env.NODE_ENV === 'production' ? undefined : countDocumentProvider()), []);
  return null;
}

/** A language tag that is none would throw in every formatter, so English stands in for it. */
function validLanguage(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch {
    if (process.env.NODE_ENV !== 'production') {
      warnOnce(`language ${language}`, `"${language}" is not a BCP 47 language tag, so texts and numbers are English.`);
    }
    return 'en';
  }
}

/** A name that is no time zone would throw in every formatter, so Berlin stands in for it. */
function validTimeZone(timeZone: string): string {
  // Without an object of Intl, whose first one takes long.
  if (timeZone === plainKit.timeZone) return timeZone;
  try {
    new Intl.DateTimeFormat('en', { timeZone }).format();
    return timeZone;
  } catch {
    if (process.env.NODE_ENV !== 'production') {
      warnOnce(`zone ${timeZone}`, `"${timeZone}" is not a time zone, so days and times are those of Berlin.`);
    }
    return plainKit.timeZone;
  }
}

/** The context of a provider: what it is given, then what a provider around it has. */
function useOwnKit(props: KitProviderProps): Kit {
  const { brand, language, timeZone, linkComponent, clock, pictureUrl, pictureFormats } = props;
  const outer = use(KitContext);
  if (process.env.NODE_ENV !== 'production' && !brand && !outer) {
    warnOnce('brand', 'KitProvider has no brand, so no name is drawn. Pass one: <KitProvider brand={velvet}>.');
  }
  const around = outer ?? plainKit;
  const valid = language === undefined ? around.language : validLanguage(language);
  const zone = useMemo(() => (timeZone === undefined ? undefined : validTimeZone(timeZone)), [timeZone]);
  return useMemo(
    () => ({
      brand: brand ?? around.brand,
      language: valid,
      timeZone: zone ?? around.timeZone,
      Link: linkComponent ?? around.Link,
      clock: clock ?? around.clock,
      pictures: { url: pictureUrl ?? around.pictures.url, formats: pictureFormats ?? around.pictures.formats },
    }),
    [brand, valid, zone, linkComponent, clock, pictureUrl, pictureFormats, around],
  );
}

/** The texts that the brand brings for the language: that of the tag, else that of its first part. */
const textsOfBrand = ({ brand, language }: Kit): Texts | undefined =>
  brand.messages?.[language] ?? brand.messages?.[language.split('-', 1)[0] ?? ''];

/** Formatters of the own texts, unless the app has an IntlProvider; that of an outer KitProvider gives way to own texts or an own language. */
function OwnTexts({ kit, props, children }: { kit: Kit; props: KitProviderProps; children: ReactNode }) {
  const { strict = false } = props;
  const outerKit = use(KitContext);
  const outerIntl = use(IntlContext) as { readonly messages: Texts } | undefined;
  const hasOuterLanguage = outerKit?.language === kit.language;
  const ofBrand = textsOfBrand(kit);
  const isSameBrand = outerKit !== null && ofBrand === textsOfBrand(outerKit);
  const given = props.messages ?? (hasOuterLanguage ? outerIntl?.messages : undefined);
  const messages = useMemo(() => (ofBrand ? { ...given, ...ofBrand } : given), [given, ofBrand]);
  const onError = useMemo(() => {
    if (strict) return throwError;
    return process.env.NODE_ENV === 'production' ? ignore : collectMissing(kit.language);
  }, [strict, kit.language]);
  const isNested = outerKit !== null && !(props.messages === undefined && hasOuterLanguage && isSameBrand);
  if (outerIntl && !isNested) {
    if (process.env.NODE_ENV !== 'production' && props.messages) {
      warnOnce(
        'messages',
        '`messages` of KitProvider are not used, because an IntlProvider is around it. Pass them to that one: messages={{ ...messages, ...yours }}.',
      );
    }
    return children;
  }
  return (
    <IntlProvider
      locale={kit.language}
      timeZone={kit.timeZone}
      onError={onError}
      {...(messages && { messages: messages as Record<string, MessageFormatElement[]> })}
    >
      {children}
    </IntlProvider>
  );
}

/** Checks in development that the tokens reach an element. */
function useTokenCheck(element: RefObject<Element | null>, brand: string): void {
  useEffect(() => {
    if (process.env.NODE_ENV === 'production' || !element.current) return undefined;
    return checkTokens(element.current, brand);
  }, [element, brand]);
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

type ElementProps = { kit: Kit; theme: Theme; children: ReactNode } & Pick<KitProviderProps, 'direction'>;

function ElementScope({ kit, theme, direction, children }: ElementProps) {
  const element = useRef<HTMLDivElement>(null);
  useTokenCheck(element, kit.brand.name);
  return (
    <div ref={element} data-brand={kit.brand.name} data-theme={theme} lang={kit.language} dir={direction}>
      {children}
    </div>
  );
}

/**
 * Provides brand, language, theme, link component and clock to its children. The page itself has the style sheet of the tokens: the
 * package's velvet.css, or `tokensCss(brand)`. Days and times are in `timeZone`.
 */
export function KitProvider(props: KitProviderProps) {
  const { theme = 'system', direction, nonce, scope = 'element', children } = props;
  const kit = useOwnKit(props);
  const inside = (
    <OwnTexts kit={kit} props={props}>
      <KitContext value={kit}>{children}</KitContext>
    </OwnTexts>
  );
  const styled = nonce ? <StyleNonce nonce={nonce}>{inside}</StyleNonce> : inside;
  if (scope === 'document') {
    return (
      <>
        <DocumentScope brand={kit.brand.name} theme={theme} direction={direction} />
        {styled}
      </>
    );
  }
  return (
    <ElementScope kit={kit} theme={theme} direction={direction}>
      {styled}
    </ElementScope>
  );
}
