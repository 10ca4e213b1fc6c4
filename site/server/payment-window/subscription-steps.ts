import {
  monthlyPrices,
  runInWorld,
  saveMethod,
  startSubscription,
  subscriptionOf,
  type Product,
} from '@lounge/mock-api';
import type { FormError, WindowView } from '@lounge/site/entry-server';
import { field, keyPattern, newKey, type Form, type Step, type StepContext } from './step.ts';

const kinds = ['card', 'bank', 'wallet'] as const;

/** The page that starts a subscription, or pays one whose renewal failed; nothing is preselected. */
export const subscribePage = async (
  product: Product,
  guestId: number,
  { world }: StepContext,
  formError: FormError | null = null,
  key = newKey(),
): Promise<WindowView> => {
  const { status, price, paidUntil } = await runInWorld(world, false, (inside) =>
    subscriptionOf(guestId, product, inside),
  );
  if (status === 'active') return { kind: 'subscribed', product, until: paidUntil, formError: null, report: null };
  const cents = status === 'unpaid' ? price.value : monthlyPrices[product];
  return { kind: 'subscribe', product, cents, isFree: status === 'ending', key, formError, report: null };
};

/**
 * Starts a subscription: charges once for the key of the page, however often its button is pressed.
 * @spec screen:overlay.vip-offer
 */
export const subscribe = async (form: Form, product: Product, guestId: number, context: StepContext): Promise<Step> => {
  const [key, method] = [field(form, 'key'), field(form, 'method')];
  if (!keyPattern.test(key)) return { view: await subscribePage(product, guestId, context) };
  const kind = kinds.find((each) => each === method);
  if (kind === undefined) return { view: await subscribePage(product, guestId, context, 'method', key) };
  const result = await runInWorld(context.world, true, async (world) => {
    const { id: methodId } = await saveMethod(world, guestId, kind);
    return startSubscription({ guestId, product, methodId, key }, world);
  });
  if (result === 'started' || result === 'running') {
    const view = await subscribePage(product, guestId, context);
    const report = { event: 'subscribed', paymentId: null, isFinal: false } as const;
    return { view: { ...view, report } };
  }
  const formError = result === 'noMethod' ? 'method' : result;
  // A payment that was refused gets a new key: another method is another payment.
  return { view: await subscribePage(product, guestId, context, formError) };
};
