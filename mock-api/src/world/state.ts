import { parse, type Infer, type ObjectSchema, type Schema } from '@lounge/protocol';
import type { WorldParts } from './world.ts';

/** A provider state as a contract carries it: its sentence and its parameters, both JSON. */
export interface ProviderState {
  readonly name: string;
  readonly params: Readonly<Record<string, string | number | boolean | null | readonly number[]>>;
}

/** A kind of provider state, for whoever sets worlds up and for the documented list. */
export interface ProviderStateKind {
  /** The sentence, for instance `a performer`. */
  readonly sentence: string;
  /** What holds afterwards, for people who set it up on another back end. */
  readonly description: string;
  /** An event is caused once the listeners are there; a state holds before anything happens. */
  readonly isEvent: boolean;
  readonly params: Schema;
  /** Makes it hold in a world; throws when the parameters do not fit. */
  setUp(params: unknown, world: WorldParts): Promise<void>;
}

/** A state kind that is called with its parameters to name one state. */
export type State<P extends ObjectSchema> = ProviderStateKind & ((params: Infer<P>) => ProviderState);

interface Words<P extends ObjectSchema> {
  readonly description: string;
  readonly params: P;
  readonly setUp: (params: Infer<P>, world: WorldParts) => Promise<unknown>;
}

const made = <P extends ObjectSchema>(sentence: string, words: Words<P>, isEvent: boolean): State<P> => {
  const fitting = (params: unknown): Infer<P> => {
    const parsed = parse(words.params, params);
    if (!parsed.ok)
      throw new Error(`The state "${sentence}" cannot be set up: ${parsed.field ?? 'a parameter'} does not fit.`);
    return parsed.value;
  };
  const setUp = async (params: unknown, world: WorldParts) => void (await words.setUp(fitting(params), world));
  const name = (params: Infer<P>): ProviderState => ({
    name: sentence,
    params: fitting(params) as ProviderState['params'],
  });
  return Object.assign(name, { sentence, description: words.description, isEvent, params: words.params, setUp });
};

/** Declares a provider state: something that holds before a call is made. */
export const state = <P extends ObjectSchema>(sentence: string, words: Words<P>): State<P> =>
  made(sentence, words, false);

/** Declares an event: something that happens while sockets listen. */
export const event = <P extends ObjectSchema>(sentence: string, words: Words<P>): State<P> =>
  made(sentence, words, true);
