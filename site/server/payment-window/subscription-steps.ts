import {
  ApiError,
  monthlyPrices,
  runInWorld,
  saveMethod,
  startSubscription,
  subscriptionOf,
  type PaymentMethodKind,
  type Product,
  type Start,
  type StartResult,
} from '@lounge/mock-api';
import type { FormError, WindowView } from '@lounge/site/entry-server';
import { field, keyPattern, newKey, type Form, type Step, type StepContext } from '../step.ts';
import { stoppedPage } from './top-up-steps.ts';

const kinds = ['card', 'bank', 'wallet'] as const;

/** The page that starts a subscription, or pays one whose renewal failed; nothing is preselected. */
export const subscribePage = async (
  product: Product,
  guestId: number,
  context: StepContext,
  formError: FormError | null = null,
  key = newKey(),
): Promise<WindowView> => {
  const { status, price, paidUntil, isOnSale } = await runInWorld(context.world, false, (inside) =>
    subscriptionOf(guestId, product, inside),
  );
  if (status === 'active') return { kind: 'subscribed', product, until: paidUntil, formError: null, report: null };
  // A break forbids paying; a cancellation is taken back without a payment, unless the account is locked.
  const stopped = await stoppedPage(guestId, context);
  if (stopped !== null && !(status === 'ending' && stopped.kind === 'payment-stopped' && stopped.reason === 'paused'))
    return stopped;
  if (!isOnSale) return { kind: 'not-on-sale', product, formError: null, report: null };
  const cents = status === 'unpaid' ? price.value : monthlyPrices[product];
  return { kind: 'subscribe', guestId, product, cents, isFree: status === 'ending', key, formError, report: null };
};

/** A start that was refused, so that nothing of it stays: not the method either, which one click would use. */
class Refused extends Error {
  readonly reason: Exclude<StartResult, 'started' | 'running'>;

  constructor(reason: Refused['reason']) {
    super(reason);
    this.reason = reason;
  }
}

const started = async (
  { kind, ...start }: Omit<Start, 'methodId'> & { readonly kind: PaymentMethodKind },
  { world }: StepContext,
): Promise<StartResult> => {
  try {
    return await runInWorld(world, true, async (inside) => {
      const { id: methodId } = await saveMethod(start.guestId, kind, inside);
      const result = await startSubscription({ ...start, methodId }, inside);
      if (result !== 'started' && result !== 'running') throw new Refused(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Refused) return error.reason;
    // The key paid something else.
    if (error instanceof ApiError && error.code === 'keyReused') return 'changed';
    throw error;
  }
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
  const cents = Number(field(form, 'cents'));
  const result = await started({ guestId, product, key, cents, kind }, context);
  if (result === 'started' || result === 'running') {
    const view = await subscribePage(product, guestId, context);
    const report = { event: 'subscribed', paymentId: null, isFinal: false } as const;
    return { view: { ...view, report } };
  }
  if (result === 'notOnSale') return { view: await subscribePage(product, guestId, context) };
  const formError = result === 'noMethod' ? 'method' : result;
  // A payment that was refused gets a new key: another method is another payment.
  return { view: await subscribePage(product, guestId, context, formError) };
};
