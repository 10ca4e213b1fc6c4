import { observer } from 'mobx-react-lite';
import { lazy, Suspense, type ComponentType } from 'react';
import { useConsent } from '../../foundation/legal/consent-stores.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';

/** They are nothing that a page needs: if their code does not load, there are none. */
const Greetings = lazy<ComponentType>(() =>
  import('./greetings.tsx').then(
    (greetings) => ({ default: greetings.Greetings }),
    () => ({ default: () => null }),
  ),
);

/** The slot of what greets and announces. It is shown only where closing it can be remembered: docs/decisions/0142. */
export const GreetingsSlot = observer(() => {
  const consent = useConsent();
  const isHydrated = useIsHydrated();
  if (!isHydrated || !consent.allows('functional')) return null;
  return (
    <Suspense fallback={null}>
      <Greetings />
    </Suspense>
  );
});
