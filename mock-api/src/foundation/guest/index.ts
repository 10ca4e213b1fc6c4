export { languageOfGuest, mailGuest } from './guest-mail.ts';
