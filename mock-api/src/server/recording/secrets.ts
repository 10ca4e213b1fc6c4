import { envelopeParameters } from '@lounge/protocol';
import { jsonOf } from '../../wire/json-of.ts';
import { isSecretField, redacted } from '../../world/masked-value.ts';
import { replaceTexts } from './json-text.ts';

const secretHeaders = /^(?:authorization|proxy-authorization|cookie|set-cookie)$|token|secret|api-?key/i;
/** Shorter values, such as those of preference cookies, are no secrets. */
const shortestSecret = 16;

/** Whether a header is left out of a recording. */
export const isSecretHeader = (name: string): boolean => secretHeaders.test(name);

const maskedForm = (text: string, found: (secret: string) => void): string => {
  const form = new URLSearchParams(text);
  const secrets = [...form].filter(([name]) => isSecretField(name) || name === envelopeParameters.token);
  for (const [name, value] of secrets) {
    found(value);
    form.set(name, redacted);
  }
  return secrets.length === 0 ? text : form.toString();
};

/** Masks secrets, and collects them, so that they are found wherever else they are. */
export class Secrets {
  readonly #known = new Set<string>();
  readonly #found = (secret: string): void => {
    if (secret.length >= shortestSecret) this.#known.add(secret);
  };

  /** Collects the secrets of headers that are left out. */
  collect(name: string, value: string): void {
    if (!isSecretHeader(name)) return;
    // `Bearer x`, `name=x; Path=/`: the parts between spaces, signs of equality and semicolons.
    for (const each of value.split(/[\s=;,]+/)) this.#found(each);
  }

  /** Masks the secret fields of a text that is JSON or, if `isForm`, a form; other texts are returned as they are. */
  mask(text: string, isForm = false): string {
    if (isForm) return maskedForm(text, this.#found);
    const value = jsonOf(text);
    if (typeof value !== 'object' || value === null) return text;
    return replaceTexts(text, (name, secret) => {
      if (!isSecretField(name)) return null;
      this.#found(secret);
      return JSON.stringify(redacted);
    });
  }

  /** Masks the secret parameters of an address. */
  maskUrl(url: string): string {
    const at = url.indexOf('?');
    return at < 0 ? url : url.slice(0, at + 1) + maskedForm(url.slice(at + 1), this.#found);
  }

  /** Masks every secret that was collected, in bytes that are no text or of another encoding. */
  maskBytes(bytes: Buffer): Buffer {
    // Each byte is a character there, so that the others come back as they were.
    const text = bytes.toString('latin1');
    const masked = [...this.#known].reduce(
      (each, secret) => each.replaceAll(Buffer.from(secret).toString('latin1'), redacted),
      text,
    );
    return masked === text ? bytes : Buffer.from(masked, 'latin1');
  }

  /** Masks every secret that was collected, in a text of JSON. */
  maskKnown(json: string): string {
    return [...this.#known].reduce(
      (text, secret) => text.replaceAll(JSON.stringify(secret).slice(1, -1), redacted),
      json,
    );
  }
}
