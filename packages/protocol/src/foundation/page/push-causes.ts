import { causes } from '../../declare/push-causes.ts';
import { statusBarRemoved } from './messages.ts';

/** Causes and recipients of the pushes of this module. */
export const pushCauses = [causes(statusBarRemoved, { to: 'guest' })];
