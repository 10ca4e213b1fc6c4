export * from './Contest.ts';
export * from './contests-overview.ts';
