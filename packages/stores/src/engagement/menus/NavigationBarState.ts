import { startTimer } from '@lounge/transport';
import { makeAutoObservable, observable } from 'mobx';
import type { StoreContext } from '../../ports.ts';

/** How long the page stands still before its place is read, milliseconds. @spec constant:layout.navbarDebounceMs */
export const navbarDebounceMs = 200;

/** The bar follows movements of more than this, pixels. @spec constant:layout.navbarMinMovePx */
export const navbarMinMovePx = 10;

/** Movements below this are jitter, pixels. @spec constant:layout.navbarJitterPx */
export const navbarJitterPx = 5;

/** The bar hides below this place only, pixels. @spec constant:layout.navbarHideAfterPx */
export const navbarHideAfterPx = 50;

/** A reason to hide the bar. @assumed the documents name no trigger but scrolling */
export type NavbarTrigger = 'scroll' | 'chat' | 'fullScreen';

/**
 * Whether the bar is hidden: while any trigger hides it. What has the focus in it shows it by its style.
 * @spec state:navbar-hide-show, rule:navbar-scroll, feature:shell.navbar-hide
 * @assumed a movement is measured from where its direction began, so that a slow one counts too, and jitter does not turn it
 */
export class NavigationBarState {
  readonly #hiding = observable.set<NavbarTrigger>();
  readonly #stored = new Map<string, readonly NavbarTrigger[]>();
  readonly #timing: Pick<StoreContext, 'clock' | 'scope'>;
  #stopTimer: () => void = () => undefined;
  #last = 0;
  /** Where the current direction began. */
  #start = 0;

  constructor(timing: Pick<StoreContext, 'clock' | 'scope'>) {
    this.#timing = timing;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isHidden(): boolean {
    return this.#hiding.size > 0;
  }

  /** Hides or shows the bar for one trigger. */
  setHidden(trigger: NavbarTrigger, isHidden: boolean): void {
    if (isHidden) this.#hiding.add(trigger);
    else this.#hiding.delete(trigger);
  }

  /** Follows the page, which is read once it has stood still. `read` returns its place in pixels from the top. */
  scroll(read: () => number): void {
    this.#stopTimer();
    this.#stopTimer = startTimer(this.#timing, navbarDebounceMs, () => this.#settle(read()));
  }

  /** Keeps what hides the bar on a page. */
  store(path: string): void {
    this.#stored.set(path, [...this.#hiding]);
  }

  /** Restores what hid the bar on a page, whose place is `top`; near the top, or on one without a stored state, it is shown. */
  restore(path: string, top: number): void {
    this.#stopTimer();
    this.#hiding.replace(top > navbarHideAfterPx ? (this.#stored.get(path) ?? []) : []);
    this.#last = top;
    this.#start = top;
  }

  #settle(top: number): void {
    const step = top - this.#last;
    const isTurn = Math.sign(step) !== Math.sign(this.#last - this.#start);
    if (isTurn && Math.abs(step) < navbarJitterPx) return;
    if (isTurn) this.#start = this.#last;
    this.#last = top;
    if (Math.abs(top - this.#start) <= navbarMinMovePx) return;
    if (step < 0) this.setHidden('scroll', false);
    else if (top > navbarHideAfterPx) this.setHidden('scroll', true);
  }
}
