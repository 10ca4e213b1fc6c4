import { exitCodes, preChatExitCodes, previewExitCodes } from '@lounge/kit/chat-end-summary';
import * as protocol from '@lounge/protocol/content/live-chat';
import { expect, test } from 'vitest';

const sorted = (codes: readonly number[]) => codes.toSorted((one, other) => one - other);

// The kit does not know the protocol, so it lists them again.
// @spec constant:chat.exitCodes.client, constant:chat.exitCodes.host, constant:chat.exitCodes.other
test.each([
  ['codes', exitCodes, protocol.exitCodes],
  ['codes of previews', previewExitCodes, protocol.exitGroups.preview],
  ['codes before a chat', preChatExitCodes, protocol.exitGroups.preChat],
])('the %s that the pages have words for are those that the server sends', (_, ofKit, ofProtocol) => {
  expect(sorted(ofKit)).toEqual(sorted(ofProtocol));
});
