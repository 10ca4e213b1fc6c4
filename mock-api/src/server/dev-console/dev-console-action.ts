import type { Infer, Schema } from '@lounge/protocol';
import type { DevConsoleRequest } from './dev-console-request.ts';

/** An action of the dev console: the schema of its input and its function, which returns a sentence for the developer. */
export interface DevConsoleAction {
  readonly input: Schema;
  /** A further field of any value of JSON, which the action checks itself. */
  readonly openField?: string;
  readonly run: (input: unknown, devRequest: DevConsoleRequest) => Promise<string>;
}

/** Binds an action to the schema of its input, and to a field of any value that is none of the schema's. */
export const openAction = <I extends Schema>(
  input: I,
  openField: string,
  run: (input: Infer<I>, open: unknown, devRequest: DevConsoleRequest) => Promise<string>,
): DevConsoleAction => ({
  input,
  openField,
  // The dev console passes what `input` has parsed, with the field beside it.
  run: (value, devRequest) => run(value as Infer<I>, (value as Record<string, unknown>)[openField], devRequest),
});

/** Binds an action to the schema of its input. */
export const devConsoleAction = <I extends Schema>(
  input: I,
  run: (input: Infer<I>, devRequest: DevConsoleRequest) => Promise<string>,
): DevConsoleAction => ({
  input,
  // The dev console passes what `input` has parsed.
  run: (value, devRequest) => run(value as Infer<I>, devRequest),
});
