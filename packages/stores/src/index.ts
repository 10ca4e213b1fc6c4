export * from './ports.ts';
export * from './reactive/Loadable.ts';
