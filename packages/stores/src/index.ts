export * from './ports.ts';
export * from './reactive/Loadable.ts';
export * from './reactive/request-by-socket.ts';
export * from './reactive/optimistic.ts';
