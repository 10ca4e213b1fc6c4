/** The subscription of a browser, as messages are sent to it. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A message to a browser. */
export interface OutgoingPush {
  /** JSON text. */
  readonly text: string;
  /** How long the push service keeps it, in seconds. */
  readonly ttl: number;
  /** A later message with the same one takes its place there: up to 32 characters of base64url. */
  readonly topic: string;
}

/**
 * How sending went: it was taken; the subscription is gone; to be tried again, no sooner than after `waitMs`; or it never will be taken.
 */
export type SentPush =
  | { readonly outcome: 'taken' | 'gone' | 'refused' }
  | { readonly outcome: 'later'; readonly waitMs: number | null };

/** The push services of browsers, as a world needs them. */
export interface WebPush {
  /** The server's public key of P-256, in base64url. */
  readonly key: string;
  /** The hosts of push services; `*.example.com` are all below one. */
  readonly hosts: readonly string[];
  send(target: PushTarget, message: OutgoingPush): Promise<SentPush>;
}

/** The push services of Chrome and Edge, Firefox, Edge before, and Safari. */
export const pushHosts: readonly string[] = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
];

/** For worlds without a network, in the browser and in tests: a key, and no message that arrives. */
export const plainWebPush: WebPush = {
  key: 'BGSJepImE6hSQgYPtA7MfiKP00LcYBdszqTBrFy_t8kSaVN2VgIVr5tgo6E3H1qHgIouDJ0ggEG2k82T46BQq3I',
  hosts: pushHosts,
  send: () => Promise.resolve({ outcome: 'refused' }),
};
