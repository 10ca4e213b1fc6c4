export { guestCaller } from './guest-caller.ts';
export { languageOfGuest, mailGuest } from './guest-mail.ts';
