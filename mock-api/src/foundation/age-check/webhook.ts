import { parse } from '@lounge/protocol';
import { randomHex } from '../../world/random-hex.ts';
import { hmacOf, isSameSecret } from '../../world/secret-hash.ts';
import { nowIso } from '../../world/now-iso.ts';
import { runInWorld, type WorldParts } from '../../world/world.ts';
import { applyEvent, type EventOutcome } from './apply-event.ts';
import { checkEvent, type CheckEvent } from './provider.ts';
import { ageCheckProviders } from './providers.ts';

/** How far the timestamp of a webhook may be from our clock, in milliseconds. */
const replayWindowMs = 5 * 60_000;

/** A webhook as it arrives. */
export interface SignedWebhook {
  readonly provider: string;
  /** Seconds since 1970, as text. */
  readonly timestamp: string;
  /** `v1=` and the HMAC of timestamp, a dot and the body. */
  readonly signature: string;
  /** The body as it was signed, byte for byte. */
  readonly body: string;
}

/** The outcome of a webhook; `forged` also where the provider is unknown, `expired` outside the replay window. */
export type WebhookOutcome = EventOutcome | 'forged' | 'expired' | 'malformed';

/** The secrets of a provider: the current one first. Each is derived from the server's, so that none is stored. */
const secretsOf = (provider: string, { secretHash }: WorldParts) => secretHash('age-check provider', provider);

const signatureFor = async (secret: string, timestamp: string, body: string): Promise<string> =>
  `v1=${await hmacOf(secret, `${timestamp}.${body}`)}`;

/** Signs an event as its provider does. */
export const signEvent = async (provider: string, event: CheckEvent, parts: WorldParts): Promise<SignedWebhook> => {
  const [secret] = await secretsOf(provider, parts);
  const [timestamp, body] = [String(Math.floor(parts.clock.now() / 1000)), JSON.stringify(event)];
  return { provider, timestamp, body, signature: await signatureFor(secret, timestamp, body) };
};

const isSigned = async (
  { provider, timestamp, signature, body }: SignedWebhook,
  parts: WorldParts,
): Promise<boolean> => {
  if (!ageCheckProviders.some(({ id }) => id === provider)) return false;
  let isRight = false;
  for (const secret of await secretsOf(provider, parts))
    isRight = isSameSecret(signature, await signatureFor(secret, timestamp, body)) || isRight;
  return isRight;
};

const eventIn = (body: string): CheckEvent | null => {
  try {
    const parsed = parse(checkEvent, JSON.parse(body));
    return parsed.ok ? parsed.value : null;
  } catch {
    return null;
  }
};

/** Checks and applies a webhook: signature first, in constant time, then the replay window, then the body. */
export const receiveWebhook = async (webhook: SignedWebhook, parts: WorldParts): Promise<WebhookOutcome> => {
  if (!(await isSigned(webhook, parts))) return 'forged';
  const sentAt = /^\d{1,12}$/.test(webhook.timestamp) ? Number(webhook.timestamp) * 1000 : Number.NaN;
  if (!(Math.abs(parts.clock.now() - sentAt) <= replayWindowMs)) return 'expired';
  const event = eventIn(webhook.body);
  if (event === null) return 'malformed';
  return runInWorld(parts, true, (world) => applyEvent(webhook.provider, event, world));
};

/** Has a simulated provider report a result: signed and received like one from outside. */
export const reportResult = async (
  provider: string,
  { checkId, result, message = null }: Pick<CheckEvent, 'checkId' | 'result'> & { message?: string | null },
  parts: WorldParts,
): Promise<WebhookOutcome> => {
  const event = { eventId: randomHex(12), checkId, result, message, occurredAt: nowIso(parts) };
  return receiveWebhook(await signEvent(provider, event, parts), parts);
};
