export * from './declare/call.ts';
export * from './declare/operation-text.ts';
export * from './declare/type-text.ts';
export * from './declare/wire.ts';
export * from './vocabulary/codes.ts';
export * from './vocabulary/shapes.ts';
export * from './vocabulary/words.ts';
