import type { PaymentView } from '@lounge/locale';
import type { WindowView } from '@lounge/site/entry-server';
import { logInPages } from '../accounts/log-in-steps.ts';
import {
  field,
  loggedIn,
  type AgeCheckRequest,
  type Form,
  type PageRequest,
  type PageSteps,
  type Step,
  type StepContext,
} from '../step.ts';
import { openAgeCheck, submitAgeCheck } from './age-check-steps.ts';
import { subscribe, subscribePage } from './subscription-steps.ts';
import { chooseAmount, pay, topUpPage } from './top-up-steps.ts';

const noAgeCheck: AgeCheckRequest = { way: null, check: null, type: null, back: null };

/** The part of the age check that an address names; `query` returns a parameter of it. */
export const ageCheckIn = (query: (name: string) => string | null): AgeCheckRequest => ({
  way: query('way'),
  check: query('check'),
  type: query('type'),
  back: query('back'),
});

/** The parameters of a page for guests. */
type GuestRequest = Pick<Required<PageRequest>, 'ageCheck' | 'price'>;

/** The steps of a page for guests. */
interface GuestSteps {
  readonly open: (guestId: number, context: StepContext, request: GuestRequest) => Promise<WindowView>;
  readonly submit: (form: Form, guestId: number, context: StepContext, isPaying: boolean) => Promise<Step>;
}

/** A page for guests; visitors are redirected to the log-in, which leads back to it. */
const guestPage = (page: PaymentView, { open, submit }: GuestSteps): PageSteps => {
  const toLogIn = ({ language }: StepContext): Step => ({ redirectTo: `/vxpay/${language}/log-in?next=${page}` });
  return {
    open: async ({ ageCheck = noAgeCheck, price = 0, hasJustLoggedIn }, context) => {
      if (context.session === null) return toLogIn(context);
      const view = await open(context.session.guestId, context, { ageCheck, price });
      return { view: hasJustLoggedIn ? { ...view, report: { ...loggedIn, isFinal: false } } : view };
    },
    submit: async (form, context, isPaying) =>
      context.session === null ? toLogIn(context) : submit(form, context.session.guestId, context, isPaying),
  };
};

/** Takes a form only from the guest to whom it was shown: another tab may have logged in to another account meanwhile. */
const fromSameGuest = ({ open, submit }: GuestSteps): GuestSteps => ({
  open,
  submit: async (form, guestId, context, isPaying) =>
    field(form, 'guest') === String(guestId)
      ? submit(form, guestId, context, isPaying)
      : { view: { ...(await open(guestId, context, { ageCheck: noAgeCheck, price: 0 })), formError: 'otherAccount' } },
});

const topUpSteps = fromSameGuest({
  open: (guestId, context, { price }) => topUpPage(guestId, context, { price }),
  submit: (form, guestId, context, isPaying) =>
    isPaying ? pay(form, guestId, context) : chooseAmount(form, guestId, context),
});

const subscriptionSteps = (product: 'vip' | 'tv') =>
  fromSameGuest({
    open: (guestId, context) => subscribePage(product, guestId, context),
    submit: (form, guestId, context) => subscribe(form, product, guestId, context),
  });

const ageCheckSteps: GuestSteps = {
  open: (guestId, context, { ageCheck }) => openAgeCheck(ageCheck, guestId, context),
  submit: submitAgeCheck,
};

/** The pages that the site links to, an entry each. */
export const paymentPages: Readonly<Record<PaymentView, PageSteps>> = {
  ...logInPages,
  'top-up': guestPage('top-up', topUpSteps),
  'age-check': guestPage('age-check', ageCheckSteps),
  vip: guestPage('vip', subscriptionSteps('vip')),
  tv: guestPage('tv', subscriptionSteps('tv')),
};

/** The parameters of a page that the site links to. */
export interface OpenRequest extends PageRequest {
  readonly view: PaymentView;
}

/** Returns the step for opening a page of the window; views that need a guest redirect to the log-in. */
export const openPage = async ({ view, ...request }: OpenRequest, context: StepContext): Promise<Step> =>
  paymentPages[view].open(request, context);

/** Returns the step for a submitted form of the window. */
export const submitForm = (form: Form, view: PaymentView, isPaying: boolean, context: StepContext): Promise<Step> =>
  paymentPages[view].submit(form, context, isPaying);
