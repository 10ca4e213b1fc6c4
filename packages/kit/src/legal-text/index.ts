export { LegalText, type LegalTextProps, type LegalTextVersion } from './LegalText.tsx';
