import type { Infer, Schema } from '@lounge/protocol';
import type { DevConsoleRequest } from './dev-console-request.ts';

/** Something that the dev console can do: what it takes, and how it is done. The answer is a sentence of what holds now. */
export interface DevConsoleAction {
  readonly input: Schema;
  readonly run: (input: never, visit: DevConsoleRequest) => Promise<string>;
}

/** Ties an action to its input's shape. */
export const devConsoleAction = <I extends Schema>(
  input: I,
  run: (input: Infer<I>, visit: DevConsoleRequest) => Promise<string>,
): DevConsoleAction => ({ input, run });
