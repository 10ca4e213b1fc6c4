import { createHmac } from 'node:crypto';

/** Returns the code of a secret in base 32 at an instant, as an app does (RFC 6238). */
export const codeOf = (secret: string, at: number): string => {
  const bits = Array.from(secret, (each) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(each).toString(2).padStart(5, '0'),
  );
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((each) => Number.parseInt(each, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const mac = createHmac('sha1', key).update(step).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) % 16) % 0x80_00_00_00;
  return String(number % 1_000_000).padStart(6, '0');
};
