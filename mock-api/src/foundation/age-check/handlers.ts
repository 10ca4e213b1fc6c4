import { isOwnPath } from '@lounge/locale';
import {
  avsBonusAvailable,
  avsPayRequest,
  getAgeCheck,
  startPinCall,
  verifyPinCall,
} from '@lounge/protocol/foundation/age-check';
import { guestOf, handle, handleAfter, reject } from '../../dispatch/handler.ts';
import type { Caller } from '../../world/world.ts';
import { ageCheckById } from './age-check-statements.ts';
import { bonusOf } from './bonus.ts';
import { phoneOfGuest } from './pin-call-statements.ts';
import { prepareStart, start } from './pin-call.ts';
import { bankProvider } from './providers.ts';
import { prepareCheck, storeCheck } from './start-check.ts';
import { preparePin, verify } from './verify-pin.ts';

const sourceOf = (caller: Caller) => ({ guestId: guestOf(caller), address: caller.address, language: caller.language });

/** The handlers of this module's calls. */
export const ageCheckHandlers = [
  handleAfter(
    startPinCall,
    (input, caller, parts) => prepareStart(input, sourceOf(caller), parts),
    (prepared, caller, world) => start(prepared, sourceOf(caller), world),
  ),
  handleAfter(
    verifyPinCall,
    (input, caller, parts) => preparePin(input, guestOf(caller), parts),
    (prepared, caller, world) => verify(prepared, sourceOf(caller), world),
  ),
  handleAfter(
    avsPayRequest,
    async ({ forwardUrl }, { language }) => {
      if (!isOwnPath(forwardUrl)) reject('malformed', 'forwardUrl');
      return { forwardUrl, check: await prepareCheck(bankProvider, language) };
    },
    async ({ forwardUrl, check }, caller, world) => {
      const { step } = await storeCheck(check, { guestId: guestOf(caller), forwardUrl }, world);
      return { checkoutLink: step.kind === 'redirect' ? step.url : reject('unavailable') };
    },
  ),
  handle(avsBonusAvailable, (_, caller, world) => bonusOf(guestOf(caller), caller.language, world)),
  handle(getAgeCheck, async (_, caller, world) => {
    const guestId = guestOf(caller);
    const row = (await ageCheckById.first(world.tx, { id: guestId })) ?? reject('needLogin');
    const phone = await phoneOfGuest.first(world.tx, { guestId });
    return {
      avsStatus: row.avsStatus,
      avsRejectMessage: row.avsMessage,
      since: row.at,
      provider: row.provider,
      bonus: await bonusOf(guestId, caller.language, world),
      phone: phone === null ? null : { lastDigits: phone.lastDigits, isMobile: phone.isMobile === 1 },
    };
  }),
];
