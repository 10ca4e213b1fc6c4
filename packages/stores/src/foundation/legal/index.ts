export * from './Consent.ts';
export * from './LegalNotices.ts';
export * from './LegalText.ts';
