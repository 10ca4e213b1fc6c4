export * from './call-transport.ts';
export * from './client.ts';
export * from './clock.ts';
export * from './event-log.ts';
export * from './failure.ts';
export * from './scope.ts';
export * from './socket.ts';
