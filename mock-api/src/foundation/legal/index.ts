export { agreeBySignUp, noticesOf } from './agreements.ts';
export { recordChoice } from './cookie-choices.ts';
