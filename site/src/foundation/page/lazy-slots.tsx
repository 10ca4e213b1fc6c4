import { memo, Suspense } from 'react';
import { useApp } from '../../shared/app-context.ts';

/*
 * Slots of parts that the server renders and whose code loads later. Each is a memo without props: if a parent's render
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
