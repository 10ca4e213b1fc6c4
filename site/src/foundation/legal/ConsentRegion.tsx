import { Consent, type ConsentProps } from '@lounge/kit/consent';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../shared/app-context.ts';
import { useConsent } from './consent-stores.ts';

/** Stores what the visitor decides; the form does the same without script. */
const useDecision = (): Pick<ConsentProps, 'action' | 'fields' | 'onDecide'> => {
  const { setPreferenceCookie } = useApp();
  const consent = useConsent();
  const { pathname, search } = useLocation();
  return {
    action: '/choices/consent',
    fields: [{ name: 'return', value: pathname + search }],
    onDecide: (categories) => setPreferenceCookie('consent', consent.choose(categories)),
  };
};

/** Asks once for consent to cookies that are not necessary. */
export const ConsentRegion = observer(() => {
  const { language } = useApp().config;
  const decision = useDecision();
  if (useConsent().choice !== 'unknown') return null;
  return (
    <Consent
      {...decision}
      detailsHref={pathTo('legal.data-protection', language)}
      onDecide={(categories) => {
        decision.onDecide?.(categories);
        // The button that had the focus is gone.
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
    />
  );
});

/** The same question on the page about data protection, where the answer can be changed at any time. */
export const ConsentSettings = observer(() => {
  const decision = useDecision();
  const consent = useConsent();
  const choice = { functional: consent.allows('functional'), analytics: consent.allows('analytics') };
  const [isSaved, setSaved] = useState(false);
  return (
    <Consent
      {...decision}
      id="cookies"
      choice={choice}
      saved={isSaved}
      onChange={() => setSaved(false)}
      onDecide={(categories) => {
        decision.onDecide?.(categories);
        setSaved(true);
      }}
    />
  );
});
