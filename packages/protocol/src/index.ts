export * from './declare/call.ts';
export * from './declare/envelope.ts';
export * from './declare/operation-text.ts';
export * from './declare/type-text.ts';
export * from './declare/wire.ts';
export * from './declare/failure-codes.ts';
export * as s from './schema/s.ts';
export * from './schema/schema.ts';
export * from './schema/common.ts';
