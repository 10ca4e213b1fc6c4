export * from './ports.ts';
export * from './reactive/Loadable.ts';
export * from './reactive/ask-by-socket.ts';
export * from './reactive/optimistic.ts';
