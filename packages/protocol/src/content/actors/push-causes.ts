import { causes } from '../../declare/push-causes.ts';
import { actorOnline, actorOffline } from './messages.ts';

/** Causes and recipients of the pushes of this module. */
export const pushCauses = [
  causes(actorOnline, {
    to: 'everybody',
    events: ['the performer comes online'],
    occasions: ['A ticket show of a performer who is offline begins.'],
  }),
  causes(actorOffline, { to: 'everybody', events: ['the performer goes offline'] }),
];
