import { storedItems } from '@lounge/locale';
import type { Clock } from '../../world/clock.ts';

/** The lifetime of a session in days, however it is used. @assumed The documents name no time. */
const sessionDays = storedItems.session.keptFor;

/**
 * The days after which a session that was not used ends: a guest who comes each evening stays logged in, a device that was left does
 * not until its session's last day. @assumed The documents name no time.
 */
const idleDays = 2;

const dayMs = 86_400_000;

/** The instant since which a session must have been used. */
export const idleSince = (clock: Clock): string => new Date(clock.now() - idleDays * dayMs).toISOString();

/** When a session that starts now ends at the latest. */
export const sessionEnd = (clock: Clock): string => new Date(clock.now() + sessionDays * dayMs).toISOString();
