export * from './Favourites.ts';
export * from './PinSuggestions.ts';
export * from './RemovedPin.ts';
