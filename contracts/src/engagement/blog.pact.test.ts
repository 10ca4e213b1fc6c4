import { getBlogPlaceholder } from '@lounge/protocol/engagement/blog';
import { aBlogPlaceholder } from '@lounge/testing/engagement/blog';
import { test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';

test('reads the placeholder of blog', () =>
  pactForCall(getBlogPlaceholder, {
    description: 'a request for the placeholder of blog',
    input: {},
    answer: aBlogPlaceholder(),
    exact: ['isPlaceholder'],
  }));
