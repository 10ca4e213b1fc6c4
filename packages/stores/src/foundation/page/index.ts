export * from './StatusItems.ts';
export * from './Today.ts';
