import { AgeCheckDetails, PinCall } from '@lounge/stores/foundation/age-check';
import { defineModule } from '../../shared/define-module.ts';
import { restorables } from '../../shared/snapshots.ts';

/** The stores of the age check's page: the state, and phone numbers that are verified by a pin. */
export const { of: ageCheckOf, use: useAgeCheck } = defineModule({
  key: 'age-check',
  create: ({ context }) => ({ details: new AgeCheckDetails(context), pinCall: new PinCall(context) }),
  listen: ({ details }, pushSource) => details.listen(pushSource),
  snapshot: ({ details }) => restorables({ 'age check': details.info }),
});
