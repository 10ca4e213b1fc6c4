import { causes } from '../../declare/push-causes.ts';
import { tvLeft, tvOnAir } from './messages.ts';

/** Causes and recipients of the pushes of this module. */
export const pushCauses = [
  causes(tvLeft, { to: 'socket' }),
  causes(tvOnAir, {
    to: 'watchers',
    events: ['the host {actorId} leaves TV', 'an entry ends, and the format {key} begins'],
    occasions: ['A host of what is on comes online.'],
  }),
];
