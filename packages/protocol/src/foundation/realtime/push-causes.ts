import { causes } from '../../declare/push-causes.ts';
import { ackSession, resync, beat, pong, refused } from './messages.ts';

/** Causes and recipients of the pushes of this module. */
export const pushCauses = [
  causes(ackSession, { to: 'socket' }),
  causes(resync, {
    to: 'socket',
    calls: ['foundation/realtime/sessionRequest'],
    occasions: ['A session request has `lastSeen`, and the server no longer has every push since.'],
  }),
  causes(beat, { to: 'socket', events: ['nothing happens for eight seconds'] }),
  causes(pong, { to: 'socket' }),
  causes(refused, { to: 'socket', occasions: ['A message is rejected, with one of the failures of its operation.'] }),
];
