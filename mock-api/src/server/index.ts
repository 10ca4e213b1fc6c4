export { cookieOf, isForeign, worldOf } from './request.ts';
export { contentPolicy, pageHeaders } from './headers.ts';
export { createLog, type LogRecord } from './log.ts';
export { readSeeds, dataDirectory } from './seeds.ts';
export { createServer, type ReferenceServer, type ServerOptions } from './server.ts';
export { fileWorld, memoryWorld, templateOf, WorldFileError } from './sqlite.ts';
export { hashOfToken } from './tokens.ts';
export { keepWorlds, seededRandom, worldOver, type Worlds } from './worlds.ts';
