import type { SourceFile } from './repository.ts';

/** Files that may follow the connection itself, with the reason. */
const onConnection: ReadonlyMap<string, string> = new Map([
  ['packages/stores/src/reactive/reload-on-resync.ts', 'is how stores read again'],
  ['packages/stores/src/foundation/realtime/Connection.ts', 'shows the state of the connection'],
  ['packages/stores/src/foundation/telemetry/BrowserOnline.ts', 'a session proves a network'],
  ['packages/stores/src/content/messenger/Outbox.ts', 'sends while the connection is ready'],
  ['packages/stores/src/content/messenger/Conversation.ts', 'typing is unknown without a connection'],
]);

/** Stores with pushes that read nothing again, with the reason. */
const withoutReading: ReadonlyMap<string, string> = new Map([
  ['packages/stores/src/content/live-chat/LivePreview.ts', 'reading would start, and use up, another preview'],
  ['packages/stores/src/content/live-chat/LiveReactions.ts', 'a reaction is shown for seconds'],
  ['packages/stores/src/content/gifts/update-guests-gifts.ts', "GuestUpdates reads the guest's data"],
  ['packages/stores/src/content/live-chat/update-guests-voice-call.ts', "GuestUpdates reads the guest's data"],
  ['packages/stores/src/engagement/loyalty/update-guests-points.ts', "GuestUpdates reads the guest's data"],
  ['packages/stores/src/foundation/age-check/AgeCheck.ts', "GuestUpdates reads the guest's data"],
  ['packages/stores/src/foundation/page/StatusItems.ts', "GuestUpdates reads the guest's data"],
  [
    'packages/stores/src/foundation/session/PageReloads.ts',
    'a reload cannot be read; an ended session ends the connection',
  ],
]);

const followsConnection = /\.on(State|Resync)\(/;
const hasPushes = /\bsocket\.on\(/;
/** By a helper, or by a `Read` or `PagedList` that listens itself. */
const readsAgain = /\breloadOnResync\(|\bthis\.#?\w+\.listen\(/;
/** A command passes its idempotency key with the signal. */
const endsWithScope = /\bcall\([^\n]*\{ signal: /;

/**
 * Searches the texts of stores: returns those that call `onState` or `onResync` themselves, and those that call `socket.on` and
 * name no helper of reactive/. What a helper reads, and whether that covers the pushes, is tested by packages/stores/src/resync.test.ts.
 */
export const unreadAfterMissedPushes = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => !path.endsWith('.test.ts'))
    .flatMap(({ path, text }) => [
      ...(followsConnection.test(text) && !onConnection.has(path)
        ? [`${path}: follows the connection; use reactive/reload-on-resync.ts`]
        : []),
      ...(hasPushes.test(text) && !readsAgain.test(text) && !withoutReading.has(path)
        ? [`${path}: has pushes and does not read again when some were missed`]
        : []),
    ]);

/** Returns the stores outside reactive/ that pass a signal to a call themselves. */
export const readsOfTheirOwn = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path, text }) => !/\.test\.ts$|\/reactive\//.test(path) && endsWithScope.test(text))
    .map(({ path }) => `${path}: use \`callWithin\` of reactive/Read.ts`);

/** Returns exceptions that no file needs any more. */
export const unusedExceptions = (files: readonly SourceFile[]): readonly string[] => {
  const textOf = new Map(files.map(({ path, text }) => [path, text]));
  const isUsed = (path: string, needs: RegExp): boolean => needs.test(textOf.get(path) ?? '');
  return [
    ...[...onConnection.keys()].filter((path) => !isUsed(path, followsConnection)),
    ...[...withoutReading.keys()].filter((path) => !isUsed(path, hasPushes) || isUsed(path, readsAgain)),
  ];
};
