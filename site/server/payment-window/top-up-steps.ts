import { coinsForEuro } from '@lounge/locale';
import {
  ApiError,
  balanceOf,
  guestAccount,
  isPayable,
  packagesOffered,
  paymentLimits,
  paymentStopOf,
  recentPayment,
  runInWorld,
  saveMethod,
  topUp,
  type PaymentMethodKind,
} from '@lounge/mock-api';
import type { FormError, WindowView } from '@lounge/site/entry-server';
import { field, keyPattern, newKey, type Form, type Step, type StepContext } from '../step.ts';

/** The page for a guest who can pay nothing, because of a locked account or a break; null for everybody else. */
export const stoppedPage = async (guestId: number, { world }: StepContext): Promise<WindowView | null> => {
  const stop = await runInWorld(world, false, (inside) => paymentStopOf(guestId, inside));
  if (stop === null) return null;
  const until = stop.reason === 'paused' ? stop.until : null;
  return { kind: 'payment-stopped', guestId, reason: stop.reason, until, formError: null, report: null };
};

/** The smallest package that covers what is missing for a price; without one, or where none does, the smallest of all. */
export const packageFor = (price: number, balance: number): number => {
  const enough = packagesOffered.find((cents) => coinsForEuro(cents) >= price - balance);
  return enough ?? Math.min(...packagesOffered);
};

interface TopUpOptions {
  readonly formError?: FormError;
  readonly other?: string;
  /** The price of what coins are added for, in hundredths. @default unknown */
  readonly price?: number;
}

/** The page of the amounts, with one chosen. */
export const topUpPage = async (
  guestId: number,
  context: StepContext,
  { formError, other = '', price = 0 }: TopUpOptions = {},
): Promise<WindowView> =>
  (await stoppedPage(guestId, context)) ?? {
    kind: 'top-up',
    guestId,
    formError: formError ?? null,
    report: null,
    other,
    chosen: packageFor(price, await balanceOf(context.world.database.reader, guestAccount(guestId))),
    limits: paymentLimits,
    packages: packagesOffered.map((cents) => ({ cents, coins: coinsForEuro(cents) })),
    recent: await recentPayment(guestId, context.world),
  };

/** Parses typed euros, such as `12`, `12,5` or `12.50`, as cents; NaN if the text is no amount. */
export const centsIn = (text: string): number => {
  const [, euro, fraction = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return euro === undefined ? Number.NaN : Number(euro) * 100 + Number(fraction.padEnd(2, '0'));
};

const payPage = async (
  cents: number,
  key: string,
  guestId: number,
  context: StepContext,
  formError: FormError | null,
): Promise<WindowView> => {
  const stopped = await stoppedPage(guestId, context);
  if (stopped !== null) return stopped;
  const { world } = context;
  const coins = coinsForEuro(cents);
  const balance = await balanceOf(world.database.reader, guestAccount(guestId));
  return { kind: 'pay', guestId, cents, coins, balanceAfter: balance + coins, key, formError, report: null };
};

/** Validates the chosen amount and returns the last page before payment. */
export const chooseAmount = async (form: Form, guestId: number, context: StepContext): Promise<Step> => {
  const chosen = field(form, 'cents');
  const other = chosen === 'other' ? field(form, 'other') : '';
  const cents = chosen === 'other' ? centsIn(other) : Number(chosen);
  if (!isPayable(cents)) return { view: await topUpPage(guestId, context, { formError: 'amount', other }) };
  return { view: await payPage(cents, newKey(), guestId, context, null) };
};

const methodKinds: readonly PaymentMethodKind[] = ['card', 'bank', 'wallet'];

/** The failures of a payment that the page names; the guest can choose another way or a lower amount. */
const failureOf = (error: unknown): FormError | null => {
  if (!(error instanceof ApiError)) return null;
  const { code } = error;
  return code === 'declined' || code === 'limitReached' || code === 'paused' || code === 'locked' ? code : null;
};

/** Pays: coins are booked once for the key of the page, however often its button is pressed. @spec feature:pay.top-up */
export const pay = async (form: Form, guestId: number, context: StepContext): Promise<Step> => {
  const [cents, key] = [Number(field(form, 'cents')), field(form, 'key')];
  if (!isPayable(cents) || !keyPattern.test(key))
    return { view: await topUpPage(guestId, context, { formError: 'amount' }) };
  const method = methodKinds.find((each) => each === field(form, 'method'));
  if (method === undefined) return { view: await payPage(cents, key, guestId, context, 'method') };
  const saves = field(form, 'save') === '1';
  try {
    const { coins, balance } = await runInWorld(context.world, true, async (world) => {
      const saved = saves ? await saveMethod(guestId, method, world) : null;
      return topUp({ guestId, key, cents, method, saved }, context.language, world);
    });
    const report = { event: 'paid', paymentId: key, isFinal: false } as const;
    return { view: { kind: 'paid', coins, balance, formError: null, report } };
  } catch (error) {
    // The same key with another amount: nothing is charged, and the new page has a new key.
    if (error instanceof ApiError && error.code === 'keyReused')
      return { view: await topUpPage(guestId, context, { formError: 'amount' }) };
    const formError = failureOf(error);
    if (formError !== null) return { view: await payPage(cents, key, guestId, context, formError) };
    throw error;
  }
};
