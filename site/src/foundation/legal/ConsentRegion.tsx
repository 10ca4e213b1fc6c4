import { Consent, type ConsentProps } from '@lounge/kit/consent';
import { useKit } from '@lounge/kit/kit-provider';
import { formatDay, formatTime, pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../shared/app-context.ts';
import { useAttention } from '../page/attention-stores.ts';
import { consentCookieValue } from './consent-cookie.ts';
import { useConsent } from './consent-stores.ts';
import { messages } from './StoredItems.messages.ts';

/** Stores what the visitor decides; the form does the same without script. */
const useDecision = (): Pick<ConsentProps, 'action' | 'fields' | 'onDecide'> => {
  const { setPreferenceCookie, stores } = useApp();
  const consent = useConsent();
  const { pathname, search } = useLocation();
  return {
    action: '/choices/consent',
    fields: [{ name: 'return', value: pathname + search }],
    onDecide: (categories) => {
      setPreferenceCookie('consent', consent.choose(categories));
      // The choice counts in any case; its record is added to the cookie.
      void consent.record(stores.context.client).then((value) => {
        if (value !== null) setPreferenceCookie('consent', value);
      });
    },
  };
};

/**
 * Asks once for consent to cookies that are not necessary.
 * @spec screen:overlay.cookie-banner
 * @awaits screen:overlay.cookie-banner 3 engagement/web-push
 */
export const ConsentRegion = observer(() => {
  const { language } = useApp().config;
  const decision = useDecision();
  const isAsked = useConsent().choice === 'unknown';
  useAttention('consent', isAsked);
  if (!isAsked) return null;
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
  const intl = useIntl();
  const { language, timeZone } = useKit();
  const decision = useDecision();
  const consent = useConsent();
  const choice = { functional: consent.allows('functional'), analytics: consent.allows('analytics') };
  const [isSaved, setSaved] = useState(false);
  // A form without script, or a page that came back from memory, may have another choice than this page.
  useEffect(() => consent.restore(consentCookieValue()), [consent]);
  const { proof } = consent;
  const at = proof === null ? null : new Date(proof.at).toISOString();
  return (
    <>
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
      {at !== null && (
        <p>
          {intl.formatMessage(messages.proof, {
            day: formatDay(at, language, timeZone),
            time: formatTime(at, timeZone),
            receipt: proof?.receipt ?? '',
          })}
        </p>
      )}
    </>
  );
});
