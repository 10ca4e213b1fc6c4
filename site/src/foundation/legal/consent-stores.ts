import { Consent } from '@lounge/stores/foundation/legal';
import { defineModule } from '../../shared/define-module.ts';

/** The choice about cookies; modules whose code depends on it observe it, as it can change on an open page. */
export const { of: consentOf, use: useConsent } = defineModule({
  key: 'consent',
  create: ({ consent }) => new Consent(consent),
  listen: (consent, { scope }) => consent.connect(new BroadcastChannel('consent'), scope),
});
