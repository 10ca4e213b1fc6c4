import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { exitSentenceOf } from './exit-sentence.ts';
import { exitCodes, preChatExitCodes, previewExitCodes } from './exit-text.ts';

const intl = createIntl({ locale: 'en', messages: {}, onError: () => undefined });
const words = (code: number) => exitSentenceOf(code, 'Mirela', intl);

/** @spec component:ChatEndSummary 5-21, 23, feature:chat.end 3, 6, entity:enum.chatExitCode.client */
test.each([
  [100, 'You ended it.'],
  [101, 'You logged out.'],
  [102, 'You closed the page.'],
  [103, 'You went on in another kind of chat.'],
  [104, 'Something on your device stopped it.'],
  [105, 'Paying for more time did not work.'],
  [106, 'Your connection was lost.'],
  [107, 'Your device did not answer any more.'],
  [198, 'Mirela left before it began.'],
  [199, 'Mirela did not answer.'],
  [201, 'Mirela ended it.'],
  [202, 'Mirela no longer sends to this chat.'],
  [203, 'Mirela left.'],
  [204, 'Mirela had to come in again.'],
  [205, 'Mirela’s picture did not arrive any more.'],
  [206, 'Mirela’s camera stopped working.'],
  [207, 'The picture stood still, so we ended it.'],
  [208, 'Mirela’s device could not keep up.'],
  [301, 'We ended this chat. Our support can tell you why.'],
  [401, 'Too many are looking in on Mirela right now.'],
  [402, 'You have seen this preview within the last hour.'],
  [403, 'Mirela is not here right now.'],
  [404, 'Mirela is in a private chat.'],
  [405, 'Your age has to be checked first.'],
  [406, 'This preview is not open to you.'],
  [407, 'Mirela shows no preview.'],
  [408, 'Your connection was lost.'],
  [498, 'Mirela left before it began.'],
  [499, 'The preview did not begin in time.'],
  [501, 'Your coins were used up.'],
  [502, 'The time for texting was over.'],
  [503, 'The time limit was reached.'],
  [601, 'Your age has to be checked first.'],
  [908, 'A show of Mirela began.'],
])('%i says: %s', (code, text) => expect(words(code)).toBe(text));

/** @spec component:ChatEndSummary 22 */
test.each([901, 902, 903, 904, 905, 906, 907, 909, 910, 920, 921, 990, 996, 997, 108, 12_345])(
  '%i, whose meaning is not known, is neutral',
  (code) => expect(words(code)).toBe('It is over.'),
);

test('there are 48 codes, each once', () => {
  expect(exitCodes).toHaveLength(48);
  expect(new Set(exitCodes).size).toBe(48);
});

/** @spec component:ChatEndSummary 24 */
test('the codes of previews and those before a chat are two groups without common codes', () => {
  expect(previewExitCodes).toHaveLength(10);
  expect(preChatExitCodes.filter((code) => previewExitCodes.includes(code))).toEqual([]);
  for (const code of [...previewExitCodes, ...preChatExitCodes]) expect(exitCodes).toContain(code);
});
