export { isHeaderName } from './http/header-name.ts';
export { createHosting, type Hosting, type HostingOptions } from './http/hosting.ts';
export { visitorOf as visitorOfToken } from '../wire/bearer.ts';
export { unstorableIn } from '../wire/storable-text.ts';
export { weights } from './http/request-limit.ts';
export { preferenceCookie, preferenceOf } from './http/preference-cookie.ts';
export { cookieOf, worldOf } from './http/request.ts';
export { contentPolicy, jsonHeaders, pageHeaders } from './http/headers.ts';
export { outcomeOfError, statusOfError } from '../dispatch/run-call.ts';
export { createLog, type LogRecord } from './log.ts';
export { clusterMetrics, openObservation, type Observation } from './observation.ts';
export { adminMetrics, serveMetrics, type MetricsSource } from './metrics/metrics-endpoint.ts';
export { whoOf } from './who.ts';
export { clipsDirectory, dataDirectory, picturesDirectory, readSeeds } from './worlds/seeds.ts';
export { createSecret, isStrongSecret, secretRule } from './secret.ts';
export { SecretFileError, storedSecret } from './stored-secret.ts';
export { createServer, defaultDrainMs, type ReferenceServer, type ServerOptions } from './server.ts';
export { statesAdapter } from './http/states-adapter.ts';
export { backUpWorld, restoreWorld } from './worlds/backup.ts';
export { existingWorld, fileWorld, memoryWorld, templateOf, WorldFileError } from './worlds/sqlite.ts';
export { hashOfToken } from './accounts/tokens.ts';
export { createSchema, type Resolve } from './query/create-schema.ts';
export { worldStore, secureRandom, seededRandom, type Worlds, type WorldStoreOptions } from './worlds/worlds.ts';
export { createWorld } from '../create-world.ts';
export { tables } from '../world/tables.ts';
export { createAddressCipher } from './media/address-cipher.ts';
export { clips } from './media/clips.ts';
export { whep } from './media/whep.ts';
export type { WebRtcNetwork } from './webrtc/PeerSession.ts';
export { encryptedMediaUrls } from './media/encrypted-media-urls.ts';
export { pictures } from './media/pictures.ts';
export {
  createPictureService,
  objectStore,
  ObjectStoreError,
  parsePicturePath,
  type ObjectStoreAddress,
  type OwnPictures,
  type PictureService,
} from './pictures/index.ts';
export { afterByTimer } from './after-by-timer.ts';
export { runPerformers, runScripts } from './run-performers.ts';
export { FaultError, type FaultInput } from '../dev-console/fault-of.ts';
export { openMockServer, type MockServer, type MockServerOptions } from './mock-server.ts';
export { openRecorder, type RecorderOptions } from './recording/recorder.ts';
export { openReplay, type ReplayOptions } from './recording/replay.ts';
export { RecordingFileError, TargetError } from './recording/recording-errors.ts';
export type { Served } from './recording/serve.ts';
export { queryServiceOf } from './query/service.ts';
export { recordChoice } from '../foundation/legal/index.ts';
export { createAccounts, type Accounts } from '../foundation/accounts/accounts.ts';
export type { AccountError, LoginResult } from '../foundation/accounts/log-in.ts';
export { logOut, logOutEverywhere } from '../foundation/accounts/log-out.ts';
export type { AccountEvent } from '../foundation/accounts/account-events.ts';
export { logAccountEvents } from './accounts/log-account-events.ts';
export { endGuestSessions } from './accounts/end-guest-sessions.ts';
export { renewFactors } from '../foundation/accounts/renew-factors.ts';
export { noteUse } from '../foundation/accounts/note-use.ts';
export { createAttemptLimits } from '../foundation/accounts/attempt-limits.ts';
export { createPasswords } from './accounts/passwords.ts';
export {
  clearSessionCookie,
  deviceCookieOf,
  setDeviceCookie,
  setSessionCookie,
  sessionCookieOf,
} from './accounts/session-cookie.ts';
export { createDevConsole, type DevConsole } from './dev-console/dev-console.ts';
export { type DevConsoleOutcome } from './dev-console/dev-console-request.ts';
export { devConsoleApi, mayReachDevConsole, type DevConsoleAccess } from './dev-console/dev-console-api.ts';
export type { DevConsoleOptions, DevConsoleRequest } from './dev-console/dev-console-request.ts';
export { createImageWorker } from './uploads/image-worker.ts';
export { secretHashes } from '../world/secret-hash.ts';
export { RedisError } from './processes/RedisChannels.ts';
export { openWorlds, type OpenedWorlds, type WorldSources } from './open-worlds.ts';
export { plainImage } from '../world/reencode-image.ts';
export { openPostgres, WorldDatabaseError } from './worlds/postgres/open-postgres.ts';
export { AdjustableClock } from '../world/AdjustableClock.ts';
export { takeSnapshot } from '../world/snapshot.ts';
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
} from './worlds/seed-files.ts';
export { checkSeeds, collections, type Collection, type UncheckedSeeds } from '../seed/check-seeds.ts';
export { applySeeds } from '../seed/apply-seeds.ts';
