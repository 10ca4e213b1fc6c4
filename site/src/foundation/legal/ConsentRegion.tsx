import { Consent } from '@lounge/kit/consent';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../app/app-context.ts';

/** Asks once for consent to cookies that are not necessary. Works as a form without script. */
export const ConsentRegion = () => {
  const { config, setPreferenceCookie } = useApp();
  const [choice, setChoice] = useState(config.consent);
  const { pathname, search } = useLocation();
  if (choice !== 'unknown') return null;
  return (
    <Consent
      action="/choices/consent"
      fields={[{ name: 'return', value: pathname + search }]}
      onDecide={({ analytics, functional }) => {
        const decision = analytics && functional ? 'all' : 'necessary';
        setPreferenceCookie('consent', decision);
        setChoice(decision);
      }}
    />
  );
};
