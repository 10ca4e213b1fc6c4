export * from './Gifts.ts';
export * from './gift-selection.ts';
