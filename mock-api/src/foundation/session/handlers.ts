import { sessionExpired, vxpayLogout } from '@lounge/protocol/foundation/session';
import { handle } from '../../dispatch/handler.ts';
import { publish } from '../../world/bus.ts';
import { endSession } from './statements.ts';

/** The handlers of this module's calls. */
export const sessionHandlers = [
  handle(vxpayLogout, async (_, { session }, { tx, bus }) => {
    if (session === undefined) return { success: true };
    await endSession.all(tx, { hash: session });
    publish(bus, sessionExpired, { session }, {});
    return { success: true };
  }),
];
