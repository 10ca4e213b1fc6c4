import { causes } from '../../declare/push-causes.ts';
import { avsSet, avsPending, avsRejected, avsRevoked } from './messages.ts';

/** Causes and recipients of the pushes of this module. */
export const pushCauses = [
  causes(avsSet, {
    to: 'guest',
    calls: ['foundation/age-check/verifyPinCall'],
    events: ['the guest’s age check ends with {result}', 'the provider of the age check reports {result}'],
  }),
  causes(avsPending, {
    to: 'guest',
    events: ['the guest’s age check ends with {result}', 'the provider of the age check reports {result}'],
  }),
  causes(avsRejected, {
    to: 'guest',
    events: ['the guest’s age check ends with {result}', 'the provider of the age check reports {result}'],
  }),
  causes(avsRevoked, {
    to: 'guest',
    events: ['the guest’s age check ends with {result}', 'the provider of the age check reports {result}'],
  }),
];
