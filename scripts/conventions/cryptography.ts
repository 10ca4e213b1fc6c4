import type { SourceFile } from './repository.ts';

/** Functions of node:crypto that name an algorithm, and the algorithms that the inventory in docs/security.md has. */
const algorithmOf =
  /\b(?:createHash|createHmac|hash|hkdfSync|createCipheriv|createDecipheriv|pbkdf2Sync|digest)\(\s*(?:'([^']+)')/g;
const algorithms: ReadonlySet<string> = new Set([
  'sha256',
  'SHA-256',
  'aes-256-ctr',
  'aes-256-gcm',
  'aes-128-gcm',
  'base64url',
  'hex',
]);

/** Packages with cryptography: those that are used, and those that people use instead of them. */
const used: ReadonlySet<string> = new Set(['@node-rs/argon2', 'otpauth']);
const aboutCryptography =
  /crypto|cipher|argon|bcrypt|scrypt|pbkdf|sha\d|md5|hmac|aes|jwt|jose|jsonwebtoken|forge|sjcl|nacl|sodium|otp|totp|uuid|nanoid/;

/** Algorithms of shipped sources that are not in the inventory, as `path: algorithm`. */
export const unknownAlgorithms = (sources: readonly SourceFile[]): readonly string[] =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(algorithmOf)].flatMap(([, name = '']) => (algorithms.has(name) ? [] : [`${path}: ${name}`])),
  );

/** Packages with cryptography that shipped sources import besides those of the inventory, as `path: package`. */
export const unknownPackages = (sources: readonly SourceFile[]): readonly string[] =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\bfrom '([^'.][^']*)'/g)].flatMap(([, name = '']) =>
      name.startsWith('node:') || name.startsWith('@lounge/') || used.has(name) || !aboutCryptography.test(name)
        ? []
        : [`${path}: ${name}`],
    ),
  );
