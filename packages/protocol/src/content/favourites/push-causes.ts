import { causes } from '../../declare/push-causes.ts';
import { favouriteEvents, favouriteActors } from './messages.ts';

/** Causes and recipients of the pushes of this module. */
export const pushCauses = [causes(favouriteEvents, { to: 'guest' }), causes(favouriteActors, { to: 'guest' })];
