import { expect, test } from 'vitest';
import { Secrets } from './secrets.ts';

test.each([
  [
    '{"user":{"name":"Ada","newPassword":"short"},"spin":3}',
    '{"user":{"name":"Ada","newPassword":"redacted"},"spin":3}',
  ],
  ['[{"pin":"1234","pinned":"yes"}]', '[{"pin":"redacted","pinned":"yes"}]'],
  ['{ "accessToken": null }', '{ "accessToken": null }'],
  ['no JSON, token=1', 'no JSON, token=1'],
  // Everything else stays as it was written.
  [
    '{"b": 9007199254740993, "1": ":", "token":"abc", "\\u0061": 1.0}',
    '{"b": 9007199254740993, "1": ":", "token":"redacted", "\\u0061": 1.0}',
  ],
])('the secrets of %s are masked by the names of their fields', (text, masked) => {
  expect(new Secrets().mask(text)).toBe(masked);
});

test('forms and addresses are masked too', () => {
  expect(new Secrets().mask('mail=a%40b.example&password=short', true)).toBe('mail=a%40b.example&password=redacted');
  expect(new Secrets().maskUrl('/rest/v1/alive?access_token=short&language=en')).toBe(
    '/rest/v1/alive?access_token=redacted&language=en',
  );
});

test('a secret that was found is masked everywhere, preferences are not', () => {
  const secrets = new Secrets();
  secrets.collect('Cookie', 'theme=dark; session=0123456789abcdef"x');
  secrets.collect('Accept-Language', 'a-language-that-is-long');
  const text = JSON.stringify({ page: 'dark 0123456789abcdef"x, a-language-that-is-long' });
  expect(secrets.maskKnown(text)).toBe('{"page":"dark redacted, a-language-that-is-long"}');
});
