export { cookieOf, isForeign, worldOf } from './request.ts';
export { contentPolicy, pageHeaders } from './headers.ts';
export { createLog, type LogRecord } from './log.ts';
export { readSeeds, dataDirectory } from './seeds.ts';
export { createServer, type ReferenceServer, type ServerOptions } from './server.ts';
export { answerStates } from './states.ts';
export { fileWorld, memoryWorld, templateOf, WorldFileError } from './sqlite.ts';
export { hashOfToken } from './tokens.ts';
export { weave, type Resolve } from './query/weave.ts';
export { keepWorlds, seededRandom, worldOver, type Worlds } from './worlds.ts';
export { createSeal } from './media/seal.ts';
export { clipShell } from './media/clip-shell.ts';
export { sealedKeeper } from './media/sealed-keeper.ts';
export { pictureShell } from './media/picture-shell.ts';
export { createStudio, parsePicturePath, type Studio } from './pictures/index.ts';
export { afterByTimer } from './after-by-timer.ts';
export type { After } from '../scripts/after.ts';
export { runPresence } from '../scripts/presence-script.ts';
export { runMessenger } from '../scripts/messenger-script.ts';
export { queryServiceOf } from './query/service.ts';
export { jsonHeaders } from './rest.ts';
export { accountLimits, createAccounts, type AccountFault, type Accounts, type Begun } from './accounts/accounts.ts';
export { createAttempts } from './accounts/attempts.ts';
export { createPasswords } from './accounts/passwords.ts';
export { forgetSession, keepSession, sessionCookieOf } from './accounts/session-cookie.ts';
export { createDesk, type Desk, type DeskOutcome } from './desk/desk.ts';
export { deskPath, deskShell, mayReachDesk, type DeskReach } from './desk/desk-shell.ts';
export type { DeskOptions, DeskVisit } from './desk/desk-visit.ts';
export { SteeredClock } from '../world/SteeredClock.ts';
export { takeSnapshot } from '../world/snapshot.ts';
export { sqliteDatabase } from '../world/database.ts';
export { byteRange } from './media/byte-range.ts';
export {
  asWorldSeeds,
  copySeeds,
  readCheckedSeeds,
  readRows,
  seedFile,
  SeedFileError,
  writeRows,
  writeSeedsBack,
} from './seed-files.ts';
export { checkSeeds, collections, type Collection, type UncheckedSeeds } from '../seed/check-seeds.ts';
export { applySeeds } from '../world/apply-seeds.ts';
