import { envelopeParameters } from '@lounge/protocol';
import { jsonOf } from '../../wire/json-of.ts';

/** Takes the place of a secret. */
const redacted = 'redacted';

const secretHeaders = /^(?:authorization|proxy-authorization|cookie|set-cookie)$|token|secret|api-?key/i;
const secretFields = /token$|password|secret|^pin$|^authorization$|api_?key$/i;
/** Shorter values, such as those of preference cookies, are no secrets. */
const shortestSecret = 16;

/** Whether a header is left out of a recording. */
export const isSecretHeader = (name: string): boolean => secretHeaders.test(name);

/** A value of JSON whose secret fields are masked; calls `found` with each secret. */
const maskedValue = (value: unknown, found: (secret: string) => void): unknown => {
  if (Array.isArray(value)) return value.map((each) => maskedValue(each, found));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      if (typeof field !== 'string' || !secretFields.test(name)) return [name, maskedValue(field, found)];
      found(field);
      return [name, redacted];
    }),
  );
};

const maskedForm = (text: string, found: (secret: string) => void): string => {
  const form = new URLSearchParams(text);
  const secrets = [...form].filter(([name]) => secretFields.test(name) || name === envelopeParameters.token);
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
    const masked = JSON.stringify(maskedValue(value, this.#found));
    return masked === JSON.stringify(value) ? text : masked;
  }

  /** Masks the secret parameters of an address. */
  maskUrl(url: string): string {
    const at = url.indexOf('?');
    return at < 0 ? url : url.slice(0, at + 1) + maskedForm(url.slice(at + 1), this.#found);
  }

  /** Masks every secret that was collected, in a text of JSON. */
  maskKnown(json: string): string {
    return [...this.#known].reduce(
      (text, secret) => text.replaceAll(JSON.stringify(secret).slice(1, -1), redacted),
      json,
    );
  }
}
