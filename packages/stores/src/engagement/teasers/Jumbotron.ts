import type { AnswerOf } from '@lounge/protocol';
import { getJumbotronHomepage } from '@lounge/protocol/engagement/teasers';
import { makeAutoObservable } from 'mobx';
import { callWithin, Read, type ReadContext } from '../../reactive/Read.ts';

/** The jumbotron's slides. */
export type JumbotronData = AnswerOf<typeof getJumbotronHomepage>;
/** One slide. */
export type SlideData = JumbotronData['slides'][number];

/** The jumbotron of the start page; slides change only when the guest changes them. */
export class Jumbotron {
  readonly content: Read<JumbotronData>;
  current = 0;

  constructor(context: ReadContext) {
    this.content = new Read(() => callWithin(context, getJumbotronHomepage, {}));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get slides(): readonly SlideData[] {
    return this.content.value?.slides ?? [];
  }

  show(index: number): void {
    if (index >= 0 && index < this.slides.length) this.current = index;
  }
}
