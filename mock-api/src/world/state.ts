import { parse, type Infer, type ObjectSchema, type Schema } from '@lounge/protocol';
import type { WorldParts } from './world.ts';

/** A provider state in a contract: its sentence and its parameters, both JSON. */
export interface ProviderState {
  readonly name: string;
  readonly params: Readonly<Record<string, string | number | boolean | null | readonly number[]>>;
}

/** A kind of provider state: sets worlds up and is part of the documented list. */
export interface ProviderStateKind {
  /** The sentence, for instance `a performer exists`. */
  readonly sentence: string;
  /** The state afterwards, for people who implement it on another back end. */
  readonly description: string;
  /** An event happens once listeners are connected; a state is set up before the interaction. */
  readonly isEvent: boolean;
  readonly params: Schema;
  /** Sets the state up in a world; throws if the parameters do not match their schema. */
  setUp(params: unknown, world: WorldParts): Promise<void>;
}

/** A kind of state; calling it with parameters returns one state for a contract. */
export type State<P extends ObjectSchema> = ProviderStateKind & ((params: Infer<P>) => ProviderState);

interface StateOptions<P extends ObjectSchema> {
  readonly description: string;
  readonly params: P;
  readonly setUp: (params: Infer<P>, world: WorldParts) => Promise<unknown>;
}

const createState = <P extends ObjectSchema>(
  sentence: string,
  options: StateOptions<P>,
  isEvent: boolean,
): State<P> => {
  const parsedParams = (params: unknown): Infer<P> => {
    const parsed = parse(options.params, params);
    if (!parsed.ok)
      throw new Error(
        `The state "${sentence}" cannot be set up: ${parsed.field ?? 'a parameter'} does not match its schema.`,
      );
    return parsed.value;
  };
  const setUp = async (params: unknown, world: WorldParts) => void (await options.setUp(parsedParams(params), world));
  const name = (params: Infer<P>): ProviderState => ({
    name: sentence,
    params: parsedParams(params) as ProviderState['params'],
  });
  return Object.assign(name, { sentence, description: options.description, isEvent, params: options.params, setUp });
};

/** Declares a provider state: a precondition of an interaction. */
export const state = <P extends ObjectSchema>(sentence: string, options: StateOptions<P>): State<P> =>
  createState(sentence, options, false);

/** Declares an event: something that happens while sockets are connected. */
export const event = <P extends ObjectSchema>(sentence: string, options: StateOptions<P>): State<P> =>
  createState(sentence, options, true);
