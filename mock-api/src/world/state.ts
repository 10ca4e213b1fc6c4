import { parse, type Infer, type ObjectShape, type Shape } from '@lounge/protocol';
import type { WorldParts } from './world.ts';

/** A provider state as a contract carries it: its sentence and its parameters, both JSON. */
export interface Given {
  readonly name: string;
  readonly params: Readonly<Record<string, string | number | boolean | null | readonly number[]>>;
}

/** A kind of provider state, for whoever sets worlds up and for the documented list. */
export interface StateKind {
  /** The sentence, for instance `a performer`. */
  readonly sentence: string;
  /** What holds afterwards, for people who set it up on another back end. */
  readonly description: string;
  /** An event is caused once the listeners are there; a state holds before anything happens. */
  readonly isEvent: boolean;
  readonly params: Shape;
  /** Makes it hold in a world; throws when the parameters do not fit. */
  setUp(params: unknown, world: WorldParts): Promise<void>;
}

/** A state kind that is called with its parameters to name one state. */
export type State<P extends ObjectShape> = StateKind & ((params: Infer<P>) => Given);

interface Words<P extends ObjectShape> {
  readonly description: string;
  readonly params: P;
  readonly setUp: (params: Infer<P>, world: WorldParts) => Promise<unknown>;
}

const made = <P extends ObjectShape>(sentence: string, words: Words<P>, isEvent: boolean): State<P> => {
  const fitting = (params: unknown): Infer<P> => {
    const parsed = parse(words.params, params);
    if (!parsed.ok)
      throw new Error(`The state "${sentence}" cannot be set up: ${parsed.field ?? 'a parameter'} does not fit.`);
    return parsed.value;
  };
  const setUp = async (params: unknown, world: WorldParts) => void (await words.setUp(fitting(params), world));
  const name = (params: Infer<P>): Given => ({ name: sentence, params: fitting(params) as Given['params'] });
  return Object.assign(name, { sentence, description: words.description, isEvent, params: words.params, setUp });
};

/** Declares a provider state: something that holds before a call is made. */
export const state = <P extends ObjectShape>(sentence: string, words: Words<P>): State<P> =>
  made(sentence, words, false);

/** Declares an event: something that happens while sockets listen. */
export const event = <P extends ObjectShape>(sentence: string, words: Words<P>): State<P> =>
  made(sentence, words, true);
