import { makeAutoObservable, observableRef } from 'mobx';

/**
 * The kinds of things that ask for the visitor's attention, the most urgent first. Each waits until nothing before it is left.
 * @assumed The order; new legal texts come right after the choice about cookies, as both are answers that the law wants.
 */
export const attentionOrder = ['consent', 'legal', 'age', 'onboarding', 'incentive', 'banner'] as const;

/** Something that asks for the visitor's attention. */
export type AttentionKind = (typeof attentionOrder)[number];

/** Lets one thing at a time ask for the visitor's attention. */
export class Attention {
  waiting: readonly AttentionKind[] = [];

  constructor() {
    makeAutoObservable(this, { waiting: observableRef }, { autoBind: true });
  }

  /** The one whose turn it is; null if nothing asks. */
  get current(): AttentionKind | null {
    return attentionOrder.find((kind) => this.waiting.includes(kind)) ?? null;
  }

  /** Asks for attention. Returns a function that gives it back, which also works twice. */
  ask(kind: AttentionKind): () => void {
    this.waiting = [...this.waiting, kind];
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#leave(kind);
    };
  }

  #leave(kind: AttentionKind): void {
    const at = this.waiting.indexOf(kind);
    this.waiting = this.waiting.filter((_, index) => index !== at);
  }
}
