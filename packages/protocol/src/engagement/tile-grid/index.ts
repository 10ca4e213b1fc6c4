export * from './rest.ts';
export * from './schemas.ts';
export * from './video-grids.ts';
