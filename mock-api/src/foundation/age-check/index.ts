export { uniquePhoneTypes } from './pin-call-statements.ts';
