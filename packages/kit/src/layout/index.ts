export * from './field.ts';
export * from './layout.ts';
export * from './surface.ts';
export * from './text.ts';
