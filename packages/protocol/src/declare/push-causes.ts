import type { Push } from './call.ts';

/** Who gets a push, from one connection to everybody, with the words of the documents. */
export const recipientTexts = {
  socket: 'the socket whose message it answers, or whose connection it is about',
  session: 'every socket of the session',
  guest: 'every socket of each guest whom it concerns, that of the caller included',
  visitor: 'every socket of the guest, or of the anonymous visitor, whom it concerns',
  viewers: 'every socket of those who watch the performer now, anonymous visitors included',
  watchers: 'every socket whose page shows what it is about and said so, anonymous visitors included',
  everybody: 'every socket with a session, anonymous visitors included',
} as const;

/** Who gets a push. */
export type Recipients = keyof typeof recipientTexts;

/** The causes and recipients of a push. */
export interface PushCauses {
  readonly push: Push;
  readonly to: readonly Recipients[];
  /** Ids of calls, beside the commands that it answers. */
  readonly calls: readonly string[];
  /** Sentences of the provider states that are events. */
  readonly events: readonly string[];
  /** Further occasions, in words. */
  readonly occasions: readonly string[];
}

/**
 * Declares who gets a push, and what causes it. Calls are named by their ids, as a lower module does not import an upper one; only documents
 * and tests read it.
 */
export const causes = (
  push: Push,
  options: {
    readonly to: Recipients | readonly Recipients[];
    readonly calls?: readonly string[];
    readonly events?: readonly string[];
    readonly occasions?: readonly string[];
  },
): PushCauses => ({
  push,
  to: [options.to].flat(),
  calls: options.calls ?? [],
  events: options.events ?? [],
  occasions: options.occasions ?? [],
});
