import { memo, Suspense } from 'react';
import { useApp } from '../../app/app-context.ts';

/*
 * Where parts stand that the server has drawn and whose code comes later. Each is a memo without props: what renders anew
 * around it must not reach a part that is not taken over yet, or React would throw the server's markup away.
 */

/** The choice of language. */
export const LanguageSlot = memo(function LanguagePlace() {
  const { Language } = useApp().parts.lazyFrame;
  return (
    <Suspense fallback={null}>
      <Language />
    </Suspense>
  );
});

/** The choice of light. */
export const ThemeSlot = memo(function ThemePlace() {
  const { Theme } = useApp().parts.lazyFrame;
  return (
    <Suspense fallback={null}>
      <Theme />
    </Suspense>
  );
});

/** The footer. */
export const FooterSlot = memo(function FooterPlace() {
  const { Footer } = useApp().parts.lazyFrame;
  return (
    <Suspense fallback={null}>
      <Footer />
    </Suspense>
  );
});

/** The question about cookies, until it is answered. */
export const ConsentSlot = memo(function ConsentPlace() {
  const { Consent } = useApp().parts;
  if (Consent === null) return null;
  return (
    <Suspense fallback={null}>
      <Consent />
    </Suspense>
  );
});
