import { createPrivateKey, sign } from 'node:crypto';
import type { VapidKeys } from './vapid-keys.ts';

/** How long a signature is valid, in seconds; push services accept up to a day. */
const validSeconds = 12 * 3600;

const jsonText = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The header by which a push service recognizes the server, as RFC 8292 says. `now` is in milliseconds. */
export const vapidHeader = (
  endpoint: string,
  contact: string,
  { publicKey, privateKey }: VapidKeys,
  now: number,
): string => {
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: privateKey,
  };
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + validSeconds, sub: contact };
  const text = `${jsonText({ typ: 'JWT', alg: 'ES256' })}.${jsonText(claims)}`;
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`;
};
