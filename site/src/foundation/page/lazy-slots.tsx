import { memo, Suspense } from 'react';
import { useApp } from '../../shared/app-context.ts';

/*
 * Slots of parts whose code loads later; the server renders most of them. Each is a memo whose props never change: if a parent's render
 * reached a part that is not hydrated yet, React would discard the server's markup.
 */

/** The slot of the breadcrumb. */
export const BreadcrumbSlot = memo(function BreadcrumbSlot() {
  const { Breadcrumb } = useApp().parts.lazyFrame;
  return (
    <Suspense fallback={null}>
      <Breadcrumb />
    </Suspense>
  );
});

/** The slot of the language menu. */
export const LanguageSlot = memo(function LanguageSlot() {
  const { Language } = useApp().parts.lazyFrame;
  return (
    <Suspense fallback={null}>
      <Language />
    </Suspense>
  );
});

/** The slot of the theme switch. */
export const ThemeSlot = memo(function ThemeSlot() {
  const { Theme } = useApp().parts.lazyFrame;
  return (
    <Suspense fallback={null}>
      <Theme />
    </Suspense>
  );
});

/** The slot of the search field in the navigation bar. */
export const SearchSlot = memo(function SearchSlot() {
  const { Search } = useApp().parts.lazyFrame;
  return (
    <Suspense fallback={null}>
      <Search />
    </Suspense>
  );
});

/** The slot of the footer. */
export const FooterSlot = memo(function FooterSlot() {
  const { Footer } = useApp().parts.lazyFrame;
  return (
    <Suspense fallback={null}>
      <Footer />
    </Suspense>
  );
});

/** The slot of the tabs of phones and the notices. */
export const LazyFrameSlot = memo(function LazyFrameSlot() {
  const { LazyFrame } = useApp().parts;
  return (
    <Suspense fallback={null}>
      <LazyFrame />
    </Suspense>
  );
});

/** The slot of the offers in a region; the server renders it empty. */
export const IncentiveSlot = memo(function IncentiveSlot({ region }: { region: 'top' | 'content' }) {
  const { Incentives } = useApp().parts;
  return <Suspense fallback={null}>{Incentives !== null && <Incentives region={region} />}</Suspense>;
});

/** The slot of the cookie consent form, until the visitor decides. */
export const ConsentSlot = memo(function ConsentSlot() {
  const { Consent } = useApp().parts;
  if (Consent === null) return null;
  return (
    <Suspense fallback={null}>
      <Consent />
    </Suspense>
  );
});
