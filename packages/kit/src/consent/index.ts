export { Consent, type ConsentChoice, type ConsentProps } from './Consent.tsx';
