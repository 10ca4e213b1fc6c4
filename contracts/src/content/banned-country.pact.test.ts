import { aPerformer, aShow, guestIsKnown, guestOwnsCoins } from '@lounge/mock-api/states';
import { getActorByName } from '@lounge/protocol/content/actors';
import { chatStart, freePreviewInit, voiceCallAnonymousStart } from '@lounge/protocol/content/live-chat';
import { buyChatTicket } from '@lounge/protocol/content/tickets';
import { LivePreview, VoiceCall } from '@lounge/stores/content/live-chat';
import { anActor } from '@lounge/testing/content/actors';
import { expect, test } from 'vitest';
import { guest, pactToken } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';

const start = '2099-11-27T20:00:00.000Z';
const excluding = aPerformer({
  id: 9101,
  name: 'Noor Vega',
  price: 3600,
  basePrice: 4200,
  isOnline: true,
  bannedCountryCodes: ['AT', 'CH'],
});
const show = aShow({ id: 9201, actorId: 9101, start });
const coins = guestOwnsCoins({ guestId: 7, amount: 100_000 });
const inVienna = guestIsKnown({ guestId: 7, postalCode: '1010', countryCode: 'AT' });
const states = [excluding, coins, inVienna];

// @spec rule:banned-country, feature:performers.banned-country 1
test('a profile says that nothing live is offered in the guest’s country', () =>
  pactForCall(getActorByName, {
    description: 'a request for a performer who excludes the guest’s country',
    states: [...states, show],
    caller: guest,
    input: { name: 'noor-vega' },
    answer: anActor({ bannedCountryCodes: ['AT', 'CH'], isCountryBanned: true }),
    exact: ['id', 'isCountryBanned', 'bannedCountryCodes'],
  }));

test('a chat from an excluded country is refused', () =>
  pactForCall(chatStart, {
    description: 'a command to start a chat from a country that the performer excludes',
    states,
    caller: guest,
    input: {
      actorId: 9101,
      kind: 'videoChat',
      withCamera: false,
      price: 3600,
      sequence: 0,
      showId: null,
      pageId: 'page-1',
    },
    error: 'notInCountry',
  }));

test('a preview from an excluded country is refused', () =>
  pactForCall(
    freePreviewInit,
    {
      description: 'a request for a free preview from a country that the performer excludes',
      states,
      caller: guest,
      input: { actorId: 9101 },
      error: 'notInCountry',
    },
    async (side) => {
      const preview = new LivePreview(9101, side);
      await preview.start();
      expect([preview.source, preview.failure?.code]).toEqual([null, 'notInCountry']);
    },
  ));

test('a voice call from an excluded country is refused', () =>
  pactForCall(
    voiceCallAnonymousStart,
    {
      description: 'a request to start an anonymous voice call from a country that the performer excludes',
      states,
      caller: guest,
      input: { accessToken: pactToken, actorId: 9101 },
      error: 'notInCountry',
    },
    async (side) => {
      const call = new VoiceCall(9101, side, () => pactToken);
      await call.start();
      expect([call.state, call.failure?.reason]).toEqual(['failed', 'blocked']);
    },
  ));

test('no ticket is sold to an excluded country', () =>
  pactForCall(buyChatTicket, {
    description: 'a mutation that buys a ticket from a country that the performer excludes',
    states: [...states, show],
    caller: guest,
    input: { id: 9201, creationType: 'chatTicket', modelId: 9101, start, price: 8000 },
    error: 'notInCountry',
  }));
