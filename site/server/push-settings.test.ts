import { expect, test } from 'vitest';
import { pushSettingsOf } from './push-settings.ts';

test.each([
  [{}, {}],
  [{ PUSH_HOSTS: '' }, {}],
  [{ PUSH_HOSTS: 'fcm.googleapis.com, *.push.apple.com' }, { hosts: ['fcm.googleapis.com', '*.push.apple.com'] }],
  [{ PUSH_CONTACT: 'mailto:push@example.com' }, { contact: 'mailto:push@example.com' }],
  [{ PUSH_CONTACT: 'https://example.com/contact' }, { contact: 'https://example.com/contact' }],
])('reads %o', (environment, expected) => expect(pushSettingsOf(environment)).toEqual(expected));

test.each([
  [{ PUSH_HOSTS: 'localhost' }, /PUSH_HOSTS has localhost/],
  [{ PUSH_HOSTS: 'fcm.googleapis.com,127.0.0.1' }, /PUSH_HOSTS has 127\.0\.0\.1/],
  [{ PUSH_HOSTS: '*' }, /PUSH_HOSTS has \*/],
  [{ PUSH_HOSTS: 'https://fcm.googleapis.com' }, /must be names of hosts/],
  [{ PUSH_CONTACT: 'push@example.com' }, /PUSH_CONTACT is push@example\.com/],
])('rejects %o with a message', (environment, message) => expect(() => pushSettingsOf(environment)).toThrow(message));
