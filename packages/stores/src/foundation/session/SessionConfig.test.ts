import { expect, test } from 'vitest';
import { storedTextInMemory } from '../../reactive/stored-text.ts';
import { SessionConfig } from './SessionConfig.ts';

const setUp = (guestId: number | null = 7) => {
  const storedText = storedTextInMemory();
  const config = new SessionConfig(storedText, guestId);
  return { storedText, config, nextPage: (next: number | null = guestId) => new SessionConfig(storedText, next) };
};

// @spec state:session-config-discard 2, entity:sessionConfig
test('an unsent text is kept locally, with whether its writer was logged in', () => {
  const { config, storedText, nextPage } = setUp();
  config.setDraft('messenger.501', 'Are you there?');
  expect(JSON.parse(storedText.read() ?? '')).toEqual({
    isLoggedIn: true,
    guestId: 7,
    drafts: [{ key: 'messenger.501', text: 'Are you there?' }],
  });
  expect(nextPage().draftOf('messenger.501')).toBe('Are you there?');
  expect(nextPage().draftOf('messenger.502')).toBe('');
});

// @spec state:session-config-discard 1, rule:session-config-local, feature:shell.session-expiry 3
test.each([
  ['a guest whose session has ended', 7, null],
  ['a visitor who has logged in', null, 7],
  ['another guest', 7, 8],
])('the config of %s is discarded', (_, writer, visitor) => {
  const { config, storedText, nextPage } = setUp(writer);
  config.setDraft('messenger.501', 'Are you there?');
  expect(nextPage(visitor).draftOf('messenger.501')).toBe('');
  expect(storedText.read()).toBeNull();
  expect(nextPage(writer).draftOf('messenger.501')).toBe('');
});

test('a sent text is removed, and nothing is stored without texts', () => {
  const { config, storedText } = setUp();
  config.setDraft('a', 'One');
  config.setDraft('a', '');
  expect(storedText.read()).toBeNull();
});

test('two tabs keep their texts beside each other, the newest twenty', () => {
  const { config, nextPage } = setUp();
  const otherTab = nextPage();
  config.setDraft('0', 'Here');
  otherTab.setDraft('1', 'There');
  expect([config.draftOf('1'), otherTab.draftOf('0')]).toEqual(['There', 'Here']);
  for (let at = 2; at <= 20; at += 1) config.setDraft(String(at), 'More');
  expect([config.draftOf('0'), config.draftOf('1')]).toEqual(['', 'There']);
});

test.each(['{', '[]', '{"isLoggedIn":true}', '{"isLoggedIn":false,"guestId":7,"drafts":[]}'])(
  'a stored text that is not understood is discarded: %s',
  (stored) => {
    const { storedText, nextPage } = setUp();
    storedText.write(stored);
    expect(nextPage().draftOf('a')).toBe('');
    expect(storedText.read()).toBeNull();
  },
);
