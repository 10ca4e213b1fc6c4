import { definitionOf, fieldsOf, parse, type Infer, type ObjectSchema, type Schema } from '@lounge/protocol';
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
  /** The values of optional parameters that are left out, null being none. A server chooses those of the others. */
  readonly ifLeftOut: Readonly<Record<string, unknown>>;
  /** Sets the state up in a world; throws if the parameters do not match their schema. */
  setUp(params: unknown, world: WorldParts): Promise<void>;
}

/** A kind of state; calling it with parameters returns one state for a contract. */
export type State<P extends ObjectSchema> = ProviderStateKind & ((params: Infer<P>) => ProviderState);

type OptionalName<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];

/** Values of optional parameters that stand where they are left out; null is none. */
export type IfLeftOut<P extends ObjectSchema> = {
  readonly [K in OptionalName<Infer<P>>]?: Exclude<Infer<P>[K], undefined> | null;
};

/** The parameters as a state is set up with them. */
type Filled<P extends ObjectSchema, D> = Omit<Infer<P>, keyof D> & {
  readonly [K in keyof D & keyof Infer<P>]: Exclude<Infer<P>[K], undefined> | Extract<D[K], null>;
};

interface StateOptions<P extends ObjectSchema, D extends IfLeftOut<P>> {
  readonly description: string;
  readonly params: P;
  /**
   * The values of optional parameters that are left out, null being none. By default a boolean is false, a nullable value null; a
   * server chooses any other one, so a contract that compares it states it.
   */
  readonly ifLeftOut?: D & { readonly [K in Exclude<keyof D, keyof IfLeftOut<P>>]: never };
  readonly setUp: (params: Filled<P, D>, world: WorldParts) => Promise<unknown>;
}

/** False of optional booleans, null of optional nullable values. */
const emptyValues = (params: ObjectSchema): Readonly<Record<string, false | null>> =>
  Object.fromEntries(
    Object.entries(fieldsOf(params)).flatMap(([name, field]): readonly (readonly [string, false | null])[] => {
      const definition = definitionOf(field);
      if (definition.type !== 'optional') return [];
      const { type } = definition.innerType;
      return type === 'boolean' ? [[name, false]] : type === 'nullable' ? [[name, null]] : [];
    }),
  );

const createState = <P extends ObjectSchema, D extends IfLeftOut<P>>(
  sentence: string,
  options: StateOptions<P, D>,
  isEvent: boolean,
): State<P> => {
  const { description, params: schema } = options;
  const ifLeftOut: Readonly<Record<string, unknown>> = { ...emptyValues(schema), ...options.ifLeftOut };
  const parsedParams = (params: unknown): Infer<P> => {
    const parsed = parse(schema, params);
    if (!parsed.ok)
      throw new Error(
        `The state "${sentence}" cannot be set up: ${parsed.field ?? 'a parameter'} does not match its schema.`,
      );
    return parsed.value;
  };
  const filled = (params: unknown): Filled<P, D> => {
    const given = Object.entries(parsedParams(params)).filter(([, value]) => value !== undefined);
    // The values of `ifLeftOut` have the types of their parameters.
    return { ...ifLeftOut, ...Object.fromEntries(given) } as Filled<P, D>;
  };
  const setUp = async (params: unknown, world: WorldParts) => void (await options.setUp(filled(params), world));
  const name = (params: Infer<P>): ProviderState => ({
    name: sentence,
    params: parsedParams(params) as ProviderState['params'],
  });
  return Object.assign(name, { sentence, description, isEvent, params: schema, ifLeftOut, setUp });
};

/** Declares a provider state: a precondition of an interaction. */
export const state = <P extends ObjectSchema, const D extends IfLeftOut<P> = Record<never, never>>(
  sentence: string,
  options: StateOptions<P, D>,
): State<P> => createState(sentence, options, false);

/** Declares an event: something that happens while sockets are connected. */
export const event = <P extends ObjectSchema, const D extends IfLeftOut<P> = Record<never, never>>(
  sentence: string,
  options: StateOptions<P, D>,
): State<P> => createState(sentence, options, true);
