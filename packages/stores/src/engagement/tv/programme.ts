import type { AnswerOf, InputOf } from '@lounge/protocol';
import { getTvProgram } from '@lounge/protocol/engagement/tv';
import { callWithin, mapped, Read, type ReadContext } from '../../reactive/Read.ts';

/** An entry of the programme. */
export type TvEntryData = AnswerOf<typeof getTvProgram>['entries'][number];

/** The programme from what is on, ten entries unless another number is given; with `from` from the entry that is on then. @spec feature:tv.programme */
export const tvProgramRead = (input: InputOf<typeof getTvProgram>, context: ReadContext) =>
  new Read(async () => mapped(await callWithin(context, getTvProgram, input), ({ entries }) => entries));
