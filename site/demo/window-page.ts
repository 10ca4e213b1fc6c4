import { isLanguage, type Language, type PaymentView } from '@lounge/locale';
import type { StoredWorld } from '@lounge/mock-api/browser';
import { hydrateWindow, type PageConfig } from '@lounge/site/app';
import { opened, sent, viewIn, type Opening, type Place, type Step } from '../server/payment-window/steps.ts';
import { fieldsOf } from './choices.ts';
import { beginSession, guestId, isGuestHere, openWorld, session } from './demo-world.ts';

/** What the page around the payment window does for it: the world is there. */
export interface WindowHost {
  opened(opening: Opening, language: Language): Step;
  sent(form: URLSearchParams, view: PaymentView, isPaying: boolean, language: Language): Promise<Step>;
}

/** A page that may have a window over it. */
interface Hosting {
  demoWindowHost?: WindowHost;
}

/** Any address and any password will do: there is nobody to keep out of a world of one's own. */
const accountsOf = (): Place['accounts'] => {
  const begun = { ok: true, cookie: session, guestId } as const;
  return {
    logIn: async (world) => {
      await beginSession(world, 'Robin');
      return begun;
    },
    signUp: async (world, { name }) => {
      await beginSession(world, name.trim() === '' ? 'Robin' : name.trim().slice(0, 40));
      return begun;
    },
    verify: () => Promise.resolve(true),
  };
};

/** Answers the window's pages out of a world; what they changed is kept before they say so. */
const hostOf = ({ world, save }: StoredWorld): WindowHost => {
  const placeIn = (language: Language): Place => ({
    world,
    language,
    accounts: accountsOf(),
    address: 'demo',
    session: isGuestHere() ? { guestId, token: session, session, cookie: session } : null,
  });
  return {
    opened: (opening, language) => opened(opening, placeIn(language)),
    sent: async (form, view, isPaying, language) => {
      const step = await sent(form, view, isPaying, placeIn(language));
      await save();
      return step;
    },
  };
};

/** Serves the window's pages from the page around them. */
export const hostWindow = (kept: StoredWorld): void => {
  Object.assign(window, { demoWindowHost: hostOf(kept) } satisfies Hosting);
};

const addressShape = /^\/vxpay\/([a-z]{2})\/([a-z-]+)(\/pay)?$/;

interface Address {
  readonly language: Language;
  readonly view: PaymentView;
  readonly isPaying: boolean;
}

/** The page of the window that a path names, or null. */
export const windowAt = (path: string): Address | null => {
  const [, language, word = null, paying] = addressShape.exec(path) ?? [];
  const view = viewIn(word);
  return isLanguage(language) && view !== null ? { language, view, isPaying: paying !== undefined } : null;
};

/** Tells the page around what happened; a page of its own leads to the site when it is done. */
const tellFor =
  (language: Language) =>
  (report: { readonly event: string; readonly isFinal?: boolean }): void => {
    if (parent !== window) {
      parent.postMessage({ source: 'vxpay', paymentId: null, isFinal: true, ...report }, location.origin);
    } else if (report.isFinal !== false) location.assign(`/${language}/`);
  };

const listen = (tell: ReturnType<typeof tellFor>, send: (form: URLSearchParams, to: Address) => void): void => {
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    const to = windowAt(new URL(event.target.action).pathname);
    if (to !== null) send(fieldsOf(event), to);
  });
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.target.closest('[data-close]') === null) return;
    event.preventDefault();
    tell({ event: 'closed' });
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tell({ event: 'closed' });
  });
};

/** Draws a page of the window: over the world of the page around it, or over its own where it stands alone. */
export const renderWindowPage = async ({ language, view }: Address, config: PageConfig): Promise<void> => {
  // Both pages are of one origin, and the outer one is this same script.
  const around = parent === window ? undefined : (parent as Window & Hosting).demoWindowHost;
  const host = around ?? hostOf(await openWorld());
  document.documentElement.dataset['window'] = '';
  if (parent !== window) document.documentElement.dataset['framed'] = '';
  const show = await hydrateWindow(config);
  const tell = tellFor(language);
  const take = (step: Step): void => {
    if ('goTo' in step) return location.replace(step.goTo);
    show(step.show);
    if (step.show.report !== null) tell(step.show.report);
  };
  listen(tell, (form, to) => {
    host.sent(form, to.view, to.isPaying, language).then(take, (cause: unknown) => reportError(cause));
  });
  const query = new URLSearchParams(location.search);
  take(host.opened({ view, next: viewIn(query.get('next')), hasBegun: query.get('begun') === '1' }, language));
};
