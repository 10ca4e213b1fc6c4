import { createECDH, hkdfSync } from 'node:crypto';

/** The keys by which push services recognize this server, in base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Derives a pair of P-256 from the server's secret, so that all processes have the same one, and another secret replaces it. */
export const vapidKeysOf = (secret: string): VapidKeys => {
  for (let attempt = 0; ; attempt += 1) {
    const bytes = Buffer.from(hkdfSync('sha256', secret, '', `web push ${attempt}`, 32));
    const pair = createECDH('prime256v1');
    try {
      pair.setPrivateKey(bytes);
    } catch {
      // Not below the order of the curve, as one in four thousand million is.
      continue;
    }
    return { publicKey: pair.getPublicKey('base64url'), privateKey: bytes.toString('base64url') };
  }
};
