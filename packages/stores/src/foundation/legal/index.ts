export * from './Consent.ts';
export * from './LegalText.ts';
