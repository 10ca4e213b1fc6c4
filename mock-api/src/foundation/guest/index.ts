export { confirmedAddress, confirmedMobile } from './place-statements.ts';
export { detailsOf } from './place.ts';
export { testGroupsOf } from './test-groups.ts';
export { guestCaller } from './guest-caller.ts';
export { languageOfGuest, mailGuest } from './guest-mail.ts';
export { createLink, endLinks, findLink, madeAt, mailLink, mailWithoutLink, useUpLink } from './one-time-links.ts';
export { openReminders, setReminded } from './relation-statements.ts';
export { moveNewsletters } from './newsletters.ts';
export { mailVerification } from './verification-mail.ts';
