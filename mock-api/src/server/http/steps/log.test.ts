import { expect, test } from 'vitest';
import { withoutPayload } from './log.ts';

test.each([
  ['/rest/v1/web-push/status/eyJlbmRwb2ludCI6/more', '/rest/v1/web-push/status/…'],
  ['/rest/v1/web-push/resubscribe/abc', '/rest/v1/web-push/resubscribe/…'],
  ['/rest/v1/Web-Push/guest-id/abc', '/rest/v1/Web-Push/guest-id/…'],
  ['/rest/v1/web-push/key', '/rest/v1/web-push/key'],
  ['/rest/v1/notifications', '/rest/v1/notifications'],
])('the log has of %s what follows', (path, logged) => expect(withoutPayload(path)).toBe(logged));
