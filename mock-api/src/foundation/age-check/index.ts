export { uniquePhoneTypes } from './phone-types.ts';
