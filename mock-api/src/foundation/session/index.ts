export { countAttempt, forgetAttempts, takeAttemptBack } from './attempts.ts';
export { maxUserAgent } from './device.ts';
export { endOneSession, endSessionsOf, openSessionsOf } from './end-sessions.ts';
export { idleSince, sessionEnd } from './lifetime.ts';
