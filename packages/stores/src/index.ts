export * from './ports.ts';
export * from './reactive/IdempotentCall.ts';
export * from './reactive/LatestRead.ts';
export * from './reactive/Loadable.ts';
export * from './reactive/PagedList.ts';
export * from './reactive/Read.ts';
export * from './reactive/optimistic.ts';
export * from './reactive/stored-text.ts';
