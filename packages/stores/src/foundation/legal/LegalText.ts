import type { Brand, Language } from '@lounge/locale';
import type { AnswerOf } from '@lounge/protocol';
import { legalTexts } from '@lounge/protocol/foundation/legal';
import type { Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import { Loadable } from '../../reactive/Loadable.ts';
import { callWithin, type ReadContext } from '../../reactive/Read.ts';

type LegalTexts = AnswerOf<typeof legalTexts>;
/** A kind of legal text. */
export type LegalTextType = LegalTexts[number]['type'];

/** Whose text is read. */
export interface LegalTextReader {
  readonly product: Brand;
  readonly language: Language;
}

/** The newest version of one legal text. */
export class LegalText {
  readonly data = new Loadable<LegalTexts>();
  readonly type: LegalTextType;
  readonly #context: ReadContext;

  constructor(type: LegalTextType, context: ReadContext) {
    this.type = type;
    this.#context = context;
    makeAutoObservable(this, { type: false }, { autoBind: true });
  }

  /** The newest version; null before it was read, and where there is none. */
  get newest(): LegalTexts[number] | null {
    return this.data.value?.[0] ?? null;
  }

  load({ product, language }: LegalTextReader): Promise<Result<LegalTexts>> {
    const filter = { type: this.type, product, language };
    return this.data.track(() => callWithin(this.#context, legalTexts, { filter, first: 1 }));
  }
}
