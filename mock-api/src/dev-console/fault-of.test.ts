import { expect, test } from 'vitest';
import { faultOf, parseFault } from './fault-of.ts';

const ids = ['content/videos/buyVideo', 'content/actors/note', 'foundation/page/note'];

test.each([
  ['buyVideo=needPurchase', { call: 'content/videos/buyVideo', times: Infinity, ms: 0, code: 'needPurchase' }],
  ['*=500,times:3', { call: '*', times: 3, ms: 0, code: 'failed' }],
  ['content/actors/note=delay:2000', { call: 'content/actors/note', times: Infinity, ms: 2000, code: null }],
])('%s is a fault', (text, fault) => {
  expect(faultOf(parseFault(text), ids)).toEqual(fault);
});

test.each([
  ['buyVideos=500', 'There is no call "buyVideos".'],
  ['note=500', 'Several calls are named "note": content/actors/note, foundation/page/note.'],
  ['buyVideo=tooPoor', 'There is no failure "tooPoor"; there are malformed,'],
  ['buyVideo=418', 'No failure has the status 418.'],
  ['buyVideo=403', 'Several failures have the status 403; name one: needAgeCheck,'],
  ['buyVideo=delay:a', 'The delay of a fault must be a whole number from 1 to 60000, not "NaN".'],
  ['buyVideo=500,times:0', 'The count of a fault must be a whole number from 1 to 1000, not "0".'],
  ['buyVideo=times:2', 'The fault of "buyVideo" has no failure and no delay.'],
  ['buyVideo=500,for:2', 'A fault has no "for"; it has delay and times.'],
  ['buyVideo', '"buyVideo" is no fault, such as buyVideo=needPurchase,'],
])('%s is no fault: %s', (text, sentence) => {
  expect(() => faultOf(parseFault(text), ids)).toThrow(sentence);
});
