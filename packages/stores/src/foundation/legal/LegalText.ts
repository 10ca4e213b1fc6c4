import type { Brand, Language } from '@lounge/locale';
import type { AnswerOf, InputOf } from '@lounge/protocol';
import { legalTexts } from '@lounge/protocol/foundation/legal';
import type { Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import { callWithin, Read, type ReadContext } from '../../reactive/Read.ts';

type LegalTexts = AnswerOf<typeof legalTexts>;
/** A kind of legal text. */
export type LegalTextType = LegalTexts[number]['type'];

/** Whose text is read. */
export interface LegalTextReader {
  readonly product: Brand;
  readonly language: Language;
}

/** How many versions of a text are read. */
const versions = 10;

/** A legal text: its newest version, and earlier ones. */
export class LegalText {
  readonly data: Read<LegalTexts>;
  readonly type: LegalTextType;
  #input: InputOf<typeof legalTexts> = {};

  constructor(type: LegalTextType, context: ReadContext) {
    this.type = type;
    this.data = new Read(() => callWithin(context, legalTexts, this.#input));
    makeAutoObservable(this, { type: false }, { autoBind: true });
  }

  /** The newest version; null before it was read, and where there is none. */
  get newest(): LegalTexts[number] | null {
    return this.data.value?.[0] ?? null;
  }

  /** The versions before the newest one, the latest first. */
  get earlier(): LegalTexts {
    return this.data.value?.slice(1) ?? [];
  }

  load({ product, language }: LegalTextReader): Promise<Result<LegalTexts>> {
    this.#input = { filter: { type: this.type, product, language }, first: versions };
    return this.data.load();
  }
}
