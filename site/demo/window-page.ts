import { guestName, isLanguage, type Language, type PaymentView } from '@lounge/locale';
import type { StoredWorld } from '@lounge/mock-api/browser';
import { hydrateWindow, type PageConfig } from '@lounge/site/app';
import { ageCheckIn, openPage, submitForm, type OpenRequest } from '../server/payment-window/steps.ts';
import { viewIn, type Step, type StepContext } from '../server/step.ts';
import { brandOf, fieldsOf } from './choices.ts';
import { beginSession, guestId, isGuestLoggedIn, openWorld, session } from './demo-world.ts';

/** The actions of the page that embeds the payment window, as that page has the world. */
export interface WindowHost {
  openPage(opening: OpenRequest, language: Language): Promise<Step>;
  submitForm(form: URLSearchParams, view: PaymentView, isPaying: boolean, language: Language): Promise<Step>;
}

/** A page that can embed the window. */
interface Hosting {
  demoWindowHost?: WindowHost;
}

/** Accepts any email address and password, as the world in the browser belongs to the visitor. */
const accountsOf = (): StepContext['accounts'] => {
  const begun = { ok: true, cookie: session, guestId, hasCancelledDeletion: false } as const;
  return {
    logIn: async (_form, _from, world) => {
      await beginSession(world, 'Robin');
      return begun;
    },
    // The demo has one account and no second factor, so no log-in gets this far.
    logInChosen: async () => begun,
    logInWithCode: async () => begun,
    signUpErrors: () => [],
    signUp: async ({ name }, _from, world) => {
      await beginSession(world, guestName(name) ?? 'Robin');
      return begun;
    },
  };
};

/** Serves the window's pages from a world; changes are saved before the page shows them. */
const hostOf = ({ world, save }: StoredWorld): WindowHost => {
  const contextIn = (language: Language): StepContext => ({
    world,
    language,
    brand: brandOf(),
    accounts: accountsOf(),
    address: 'demo',
    userAgent: null,
    session: isGuestLoggedIn() ? { guestId, token: session, session, cookie: session } : null,
  });
  return {
    openPage: (opening, language) => openPage(opening, contextIn(language)),
    submitForm: async (form, view, isPaying, language) => {
      const step = await submitForm(form, view, isPaying, contextIn(language));
      await save();
      return step;
    },
  };
};

/** Lets a framed payment window use this page's world. */
export const hostWindow = (stored: StoredWorld): void => {
  Object.assign(window, { demoWindowHost: hostOf(stored) } satisfies Hosting);
};

const windowPath = /^\/vxpay\/([a-z]{2})\/([a-z-]+)(\/pay)?$/;

interface Address {
  readonly language: Language;
  readonly view: PaymentView;
  readonly isPaying: boolean;
}

/** Parses a path of the window; null if it is none. */
export const windowAt = (path: string): Address | null => {
  const [, language, viewName = null, paying] = windowPath.exec(path) ?? [];
  const view = viewIn(viewName);
  return isLanguage(language) && view !== null ? { language, view, isPaying: paying !== undefined } : null;
};

/** Returns a function that reports events to the embedding page; without one, it navigates to the site at the end. */
const postFor =
  (language: Language) =>
  (report: { readonly event: string; readonly isFinal?: boolean }): void => {
    if (parent !== window) {
      parent.postMessage({ source: 'vxpay', paymentId: null, isFinal: true, ...report }, location.origin);
    } else if (report.isFinal !== false) location.assign(`/${language}/`);
  };

const listen = (post: ReturnType<typeof postFor>, send: (form: URLSearchParams, to: Address) => void): void => {
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    const to = windowAt(new URL(event.target.action).pathname);
    if (to !== null) send(fieldsOf(event), to);
  });
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.target.closest('[data-close]') === null) return;
    event.preventDefault();
    post({ event: 'closed' });
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') post({ event: 'closed' });
  });
};

/** Renders a page of the window: with the world of the embedding page, or with its own where there is none. */
export const renderWindowPage = async ({ language, view }: Address, config: PageConfig): Promise<void> => {
  // Both pages have the same origin, and the outer one runs this same script.
  const embedder = parent === window ? undefined : (parent as Window & Hosting).demoWindowHost;
  const host = embedder ?? hostOf(await openWorld());
  document.documentElement.dataset['window'] = '';
  if (parent !== window) document.documentElement.dataset['framed'] = '';
  const show = await hydrateWindow(config);
  const post = postFor(language);
  const showStep = (step: Step): void => {
    // The demo has no pages of the account, so there is no file to download.
    if ('json' in step) return;
    if ('redirectTo' in step) return location.replace(step.redirectTo);
    show(step.view);
    if (step.view.report !== null) post(step.view.report);
  };
  listen(post, (form, to) => {
    host.submitForm(form, to.view, to.isPaying, language).then(showStep, (cause: unknown) => reportError(cause));
  });
  const query = new URLSearchParams(location.search);
  const next = viewIn(query.get('next'));
  const ageCheck = ageCheckIn((name) => query.get(name));
  host
    .openPage({ view, next, hasJustLoggedIn: query.get('begun') === '1', ageCheck }, language)
    .then(showStep, (cause: unknown) => reportError(cause));
};
