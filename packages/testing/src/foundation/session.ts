import type { Infer } from '@lounge/protocol';
import { guestSession } from '@lounge/protocol/foundation/session';
import { parsed } from '../parsed.ts';

type SessionData = Infer<typeof guestSession>;

/** A session with Firefox on Linux, in another place. */
export const aSession = (overrides: Partial<SessionData> = {}): SessionData =>
  parsed(guestSession, {
    id: 971,
    browser: 'Firefox',
    system: 'Linux',
    startedAt: '2026-11-20T19:00:00.000Z',
    usedAt: '2026-11-20T19:00:00.000Z',
    isCurrent: false,
    ...overrides,
  });
