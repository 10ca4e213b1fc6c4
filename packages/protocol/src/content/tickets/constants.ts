/** The platform whose shows are listed. @spec constant:camShows.platformId */
export const camShowPlatformId = 1502;

/** The status of the shows that are listed. @spec constant:camShows.status */
export const camShowStatus = 'ok';

/**
 * When the door of a show opens before its start, and closes after it, in milliseconds. Whoever was inside may come back until the end.
 * @assumed The documents name no door.
 */
export const showDoor = { opensBeforeMs: 10 * 60_000, closesAfterMs: 20 * 60_000 } as const;
