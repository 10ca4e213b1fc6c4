/** Takes the place of a secret. */
export const redacted = 'redacted';

const secretFields = /token$|password|secret|^pin$|^authorization$|api_?key$/i;

/** Whether a field or parameter of this name holds a secret. */
export const isSecretField = (name: string): boolean => secretFields.test(name);

/** A copy of a value of JSON in which the texts of secret fields are masked, and bytes are only counted. */
export const maskedValue = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(maskedValue);
  if (typeof value !== 'object' || value === null) return value;
  if (ArrayBuffer.isView(value)) return `${value.byteLength} bytes`;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      typeof field === 'string' && isSecretField(name) ? redacted : maskedValue(field),
    ]),
  );
};
