import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { Agent, request as httpsRequest, type RequestOptions } from 'node:https';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { pushHosts, type OutgoingPush, type PushTarget, type SentPush, type WebPush } from '../../world/web-push.ts';
import { isPushEndpoint } from '../../engagement/web-push/endpoint.ts';
import { encryptFor, encryptionBytes } from './encrypt.ts';
import { vapidHeader } from './vapid-header.ts';
import { vapidKeysOf } from './vapid-keys.ts';

/** The most bytes of a message, encrypted. */
const maxBytes = 4096;

/** Whether an address is one of the internet, and none of this machine, its network or its platform. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** Resolves names, all of whose addresses; a part of `dns.lookup`. */
export type Resolve = (host: string, done: (cause: Error | null, addresses: readonly LookupAddress[]) => void) => void;

const resolveBySystem: Resolve = (host, done) => systemLookup(host, { all: true }, done);

/** A lookup that fails where one of a name's addresses is not allowed. It runs for each connection, so that a name cannot change in between. */
export const guardedLookup =
  (isAllowed: (address: string) => boolean, resolve: Resolve = resolveBySystem): LookupFunction =>
  (host, options, callback) =>
    resolve(host, (cause, addresses) => {
      if (cause !== null) return callback(cause, '');
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => isAllowed(address)))
        return callback(new Error('The name of a push service has an address that is not public.'), '');
      if (options.all === true) return callback(null, [...addresses]);
      return callback(null, first.address, first.family);
    });

/** Options of pushSender. */
export interface PushSenderOptions {
  readonly secret: string;
  /** The hosts of push services. @default those of the common browsers */
  readonly hosts?: readonly string[];
  /** Whom push services contact about this server, an address of mail or a page. */
  readonly contact?: string;
  /** How long a push service has, in milliseconds. @default 10000 */
  readonly timeoutMs?: number;
  /** For tests: how requests are made. @default by https, with addresses of the internet only */
  readonly request?: (
    url: string,
    options: RequestOptions,
    onAnswer: (answer: IncomingMessage) => void,
  ) => ClientRequest;
}

const agent = new Agent({ keepAlive: true, maxSockets: 50, lookup: guardedLookup(isPublicAddress) });

/** Seconds or a date of `Retry-After`, in milliseconds from now; null where it says nothing. */
const waitOf = (value: string | undefined): number | null => {
  if (value === undefined) return null;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) && ms > 0 ? ms : null;
};

const outcomeOf = ({ statusCode = 0, headers }: IncomingMessage): SentPush => {
  if (statusCode >= 200 && statusCode < 300) return { outcome: 'taken' };
  if (statusCode === 404 || statusCode === 410) return { outcome: 'gone' };
  if (statusCode === 429 || statusCode >= 500) return { outcome: 'later', waitMs: waitOf(headers['retry-after']) };
  // A redirect too: it would lead where no lookup was asked.
  return { outcome: 'refused' };
};

/** Sends messages to the push services of browsers, encrypted and signed. It never throws: what fails is tried later, or never. */
export const pushSender = ({
  secret,
  hosts = pushHosts,
  contact = 'mailto:push@example.com',
  timeoutMs = 10_000,
  request = httpsRequest,
}: PushSenderOptions): WebPush => {
  const keys = vapidKeysOf(secret);
  const send = ({ endpoint, p256dh, auth }: PushTarget, { text, ttl, topic }: OutgoingPush): Promise<SentPush> => {
    // The setting may have changed since it was stored.
    if (!isPushEndpoint(endpoint, hosts)) return Promise.resolve({ outcome: 'gone' });
    if (Buffer.byteLength(text) + encryptionBytes > maxBytes) return Promise.resolve({ outcome: 'refused' });
    const body = encryptFor({ p256dh, auth }, text);
    const headers = {
      Authorization: vapidHeader(endpoint, contact, keys, Date.now()),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      'Content-Length': body.length,
      TTL: ttl,
      Topic: topic,
    };
    return new Promise((resolve) => {
      const signal = AbortSignal.timeout(timeoutMs);
      const sent = request(endpoint, { method: 'POST', headers, agent, signal }, (answer) => {
        resolve(outcomeOf(answer));
        // Its body says nothing that is needed, and may be endless.
        answer.destroy();
      });
      sent.on('error', () => resolve({ outcome: 'later', waitMs: null }));
      sent.end(body);
    });
  };
  return { key: keys.publicKey, hosts, send };
};
