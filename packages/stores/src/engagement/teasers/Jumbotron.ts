import type { AnswerOf } from '@lounge/protocol';
import { getJumbotronHomepage } from '@lounge/protocol/engagement/teasers';
import { makeAutoObservable } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';

/** The jumbotron's slides. */
export type JumbotronData = AnswerOf<typeof getJumbotronHomepage>;
/** One slide. */
export type SlideData = JumbotronData['slides'][number];

/** The jumbotron of the start page; slides change only when the guest changes them. */
export class Jumbotron {
  readonly content = new Loadable<JumbotronData>();
  current = 0;
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get slides(): readonly SlideData[] {
    return this.content.value?.slides ?? [];
  }

  async load(): Promise<void> {
    const { client, scope } = this.#context;
    await this.content.load(() => client.call(getJumbotronHomepage, {}, { signal: scope.signal }));
  }

  show(index: number): void {
    if (index >= 0 && index < this.slides.length) this.current = index;
  }
}
