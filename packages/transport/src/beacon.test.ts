import { operationText } from '@lounge/protocol';
import { trackingEvent } from '@lounge/protocol/foundation/telemetry';
import { expect, test } from 'vitest';
import { beaconOf } from './beacon.ts';

const event = { timestamp: '2026-11-20T19:00:00.000Z', source: 'site', type: 'visit', context: 'home', i1: 7 };

test('a beacon has the operation, its variables and the token in its body', () => {
  const beacon = beaconOf(trackingEvent, event, { token: 'secret', guestId: null, language: 'de' });
  expect(beacon?.url).toBe('/vxql?language=de');
  const query = operationText(trackingEvent);
  expect(JSON.parse(beacon?.body ?? '')).toEqual({ query, variables: event, access_token: 'secret' });
});

test('there is none without a token', () => {
  expect(beaconOf(trackingEvent, event, { token: null, guestId: null, language: 'de' })).toBeNull();
});
