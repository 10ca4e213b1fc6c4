import { startTimer } from '@lounge/transport';
import type { StoreContext } from '../../ports.ts';

/**
 * How long one step takes, in milliseconds. Browsers let the timers of hidden pages run once a second, so that is what it takes there.
 * @spec constant:title.animationStepMs
 */
export const titleStepMs = 100;

/** The title of a document. */
export interface TitledDocument {
  title: string;
}

/**
 * Moves the title of a hidden page one letter a step, behind what is new, and restores it when the page is seen again.
 * @spec feature:shell.title-animation, state:title-animation
 * @deviates state:title-animation 1 docs/decisions/0105
 * @assumed The text: what is new, then the title of the page. Without anything new the title stands still.
 */
export class TitleAnimation {
  readonly #timing: Pick<StoreContext, 'clock' | 'scope'>;
  readonly #document: TitledDocument;
  /** The moving text, and the title of the page below it; null while it stands still. */
  #shown: { readonly title: string; readonly plain: string } | null = null;
  #stop: () => void = () => undefined;

  constructor(timing: Pick<StoreContext, 'clock' | 'scope'>, document: TitledDocument) {
    this.#timing = timing;
    this.#document = document;
  }

  /** Begins to move with what is new; what is new while it moves replaces that. */
  start(news: string): void {
    const plain = this.#plain;
    this.#stop();
    this.#step(`${news} · ${plain} · `, 0, plain);
  }

  /** The page is seen again: its title is the plain one. */
  stop(): void {
    this.#stop();
    this.#document.title = this.#plain;
    this.#shown = null;
  }

  /** The title of the page; another one that was written meanwhile is newer. */
  get #plain(): string {
    const { title } = this.#document;
    return this.#shown !== null && title === this.#shown.title ? this.#shown.plain : title;
  }

  #step(text: string, at: number, before: string): void {
    const plain = at === 0 ? before : this.#plain;
    // A page that was opened meanwhile has another title.
    const whole = plain === before ? text : text.replace(before, () => plain);
    const offset = at % whole.length;
    this.#document.title = whole.slice(offset) + whole.slice(0, offset);
    this.#shown = { title: this.#document.title, plain };
    this.#stop = startTimer(this.#timing, titleStepMs, () => this.#step(whole, offset + 1, plain));
  }
}
