import { storedTextOf } from '@lounge/stores';
import { SessionConfig } from '@lounge/stores/foundation/session';
import { browserStorage } from '../../shared/browser-storage.ts';
import { defineModule } from '../../shared/define-module.ts';

/** The session config of this browser; once created, that of another visitor is discarded. */
export const { of: sessionConfigOf } = defineModule({
  key: 'sessionConfig',
  create: ({ guestId }) => new SessionConfig(storedTextOf(browserStorage, 'session-config'), guestId),
});
