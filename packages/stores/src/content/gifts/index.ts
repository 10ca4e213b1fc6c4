export * from './Gifts.ts';
export * from './gift-selection.ts';
export * from './ToyControls.ts';
export * from './update-guests-gifts.ts';
