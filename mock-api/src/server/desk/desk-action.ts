import type { Infer, Shape } from '@lounge/protocol';
import type { DeskVisit } from './desk-visit.ts';

/** Something that the desk can do: what it takes, and how it is done. The answer is a sentence of what holds now. */
export interface DeskAction {
  readonly input: Shape;
  readonly run: (input: never, visit: DeskVisit) => Promise<string>;
}

/** Ties an action to its input's shape. */
export const deskAction = <I extends Shape>(
  input: I,
  run: (input: Infer<I>, visit: DeskVisit) => Promise<string>,
): DeskAction => ({ input, run });
