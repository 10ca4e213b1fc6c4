import type { Infer, Schema } from '@lounge/protocol';
import type { DevConsoleRequest } from './dev-console-request.ts';

/** An action of the dev console: the schema of its input and its function, which returns a sentence for the developer. */
export interface DevConsoleAction {
  readonly input: Schema;
  readonly run: (input: unknown, devRequest: DevConsoleRequest) => Promise<string>;
}

/** Binds an action to the schema of its input. */
export const devConsoleAction = <I extends Schema>(
  input: I,
  run: (input: Infer<I>, devRequest: DevConsoleRequest) => Promise<string>,
): DevConsoleAction => ({
  input,
  // The dev console passes what `input` has parsed.
  run: (value, devRequest) => run(value as Infer<I>, devRequest),
});
