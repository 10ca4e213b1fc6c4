export * from './field.ts';
export * from './layout.ts';
export * from './page-reel.ts';
export * from './surface.ts';
export * from './text.ts';
