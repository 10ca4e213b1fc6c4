import { pinCallType } from '@lounge/protocol/foundation/age-check';
import { guestIsLoggedIn, numberIsVerified, testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { AgeCheckDetails } from './AgeCheckDetails.ts';
import { PinCall } from './PinCall.ts';

const setUp = async () => {
  const stores = testStores({ guestId: 7 });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token', avsStatus: 'unknown' }, stores.world);
  return { ...stores, pinCall: new PinCall(stores.context) };
};
const call = { phoneNumber: '+49 1512 3456789', type: 'avs', language: 'DE' } as const;
const pinIn = async ({ world }: Awaited<ReturnType<typeof setUp>>): Promise<string> => {
  const rows = await world.database.reader.query('select pin from "phoneCall"', []);
  return (rows[0] as { pin: string }).pin;
};

// @spec state:pin-call 1-2, entity:pinCallVerification, feature:account.phone-verify 6
test('a number is called, and verified by its pin', async () => {
  const stores = await setUp();
  const { pinCall } = stores;
  await pinCall.start(call);
  expect(pinCall.verification).toEqual({
    id: expect.any(String),
    type: call.type,
    verified: false,
    countryCode: '49',
    preCode: '1512',
    number: '3456789',
    pinLength: 6,
  });
  await pinCall.verify('1');
  expect(pinCall.problem).toEqual({ code: 8, triesLeft: 3, retryAt: null });
  await pinCall.verify(await pinIn(stores));
  expect([pinCall.verification?.verified, pinCall.problem]).toEqual([true, null]);
});

test('the first error counts, and a failed call is the unknown error', async () => {
  const { pinCall, world } = await setUp();
  await numberIsVerified.setUp({ guestId: 8, phoneNumber: call.phoneNumber }, world);
  await pinCall.start(call);
  expect(pinCall.problem?.code).toBe(6);
  world.faults.inject({ call: 'foundation/age-check/startPinCall', code: 'failed', times: 1, ms: 0 });
  await pinCall.start(call);
  expect(pinCall.problem?.code).toBe(10);
});

// @spec component:PinCallForm 17, entity:enum.pinCallType, feature:account.phone-verify 5
test('a number is verified for each of the six types', async () => {
  const types = pinCallType.values;
  const numbers = ['primaryFixedNumber', 'primaryMobileNumber', 'serviceTargetNumber0900', 'uniqueNumber'];
  expect(types).toEqual(['avs', 'payment', ...numbers]);
  for (const type of types) {
    const { pinCall } = await setUp();
    const phoneNumber = type === 'primaryFixedNumber' ? '+49 30 12345678' : call.phoneNumber;
    await pinCall.start({ ...call, phoneNumber, type });
    expect(pinCall.verification).toMatchObject({ type, verified: false });
  }
});

test('after another number was asked for, the answer to the old call is dropped', async () => {
  const { pinCall } = await setUp();
  const started = pinCall.start(call);
  pinCall.reset();
  await started;
  expect([pinCall.verification, pinCall.isPending]).toEqual([null, false]);
});

test('the details of an age check are read again when it is confirmed', async () => {
  const stores = await setUp();
  const details = new AgeCheckDetails(stores.context);
  details.listen(stores.pushSource);
  await details.load();
  expect(details.info.value).toMatchObject({ avsStatus: 'unknown', since: null, bonus: { available: true } });
  expect(await details.requestPayment('/en/')).toMatch(/^\/vxpay\/en\/age-check\?way=bank&check=/);
  expect(await details.requestPayment('https://elsewhere.example/')).toBeNull();
});
