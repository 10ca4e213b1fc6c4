import * as s from '../../schema/s.ts';

/** One session of a guest. `browser` and `system` are names such as `Firefox` and `Android`, null if they are not known. */
export const guestSession = s.object(
  {
    id: s.entityId,
    browser: s.nullable(s.string),
    system: s.nullable(s.string),
    startedAt: s.instant,
    usedAt: s.instant,
    isCurrent: s.boolean,
  },
  { id: 'GuestSession', description: 'one session of a guest' },
);
