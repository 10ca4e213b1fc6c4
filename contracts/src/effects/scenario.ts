/**
 * A value of a scenario: JSON, in which a text such as `${bought.guestBalance.value}` stands for that part of what a step has brought,
 * with its type; inside a longer text for its text.
 */
export type Value = unknown;

/** A state that is set, or an event that is caused. */
export interface StateStep {
  readonly state: string;
  readonly params: Readonly<Record<string, Value>>;
}

/** A call over HTTP. Its answer is kept under the name: the body of REST, the data of the operation of GraphQL. */
export interface RequestStep {
  readonly request: string;
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Value;
  /** The failure code that it ends with; null if it succeeds. */
  readonly code: string | null;
}

/**
 * A socket that is opened and asks for a session, with the failure code of the session; null if it is acknowledged. The answer is kept
 * under the socket's name. What a resumed session has missed comes before it.
 */
export interface OpenStep {
  readonly open: string;
  readonly frame: Readonly<Record<string, Value>>;
  readonly code: string | null;
}

/** A command on an open socket. Its reply is kept under the name. */
export interface SendStep {
  readonly send: string;
  readonly name: string;
  readonly on: string;
  readonly frame: Readonly<Record<string, Value>>;
  readonly reply: string;
  /** The failure code that it ends with; null if it succeeds. */
  readonly code: string | null;
}

/** Calls and commands that are sent at once. Each answer is kept under its own name. */
export interface AtOnceStep {
  readonly atOnce: readonly (RequestStep | SendStep)[];
  /** The failure codes that they end with, in any order, null for a success; their own do not count. */
  readonly codes: readonly (string | null)[];
}

/** A push that arrives on a socket, now or later. It is kept under the name. */
export interface FrameStep {
  readonly frame: string;
  readonly name: string;
  readonly on: string;
}

/** Waits until all that was sent on a socket has arrived: a ping is answered behind it, or, where it may be, the socket is closed. */
export interface SettleStep {
  readonly settle: string;
  readonly mayBeClosed: boolean;
}

/** Ends a connection, as if it was lost. */
export interface LoseStep {
  readonly lose: string;
}

/** Goes on in another world, in which nothing is known of the one before. */
export interface WorldStep {
  readonly world: string;
}

/** A condition: a noun phrase for the report, and one comparison. */
export interface CheckStep {
  readonly check: string;
  readonly that:
    | { readonly got: Value; readonly equals: Value }
    /** Numbers whose sum is another. */
    | { readonly sum: readonly Value[]; readonly equals: Value }
    /** How many items of a list have these fields. */
    | { readonly items: Value; readonly with: Readonly<Record<string, Value>>; readonly count: number }
    /** One field of the items of lists, one list behind another, in their order. */
    | { readonly lists: readonly Value[]; readonly field: string; readonly are: readonly Value[] }
    /** A text that stands nowhere in a value. */
    | { readonly value: Value; readonly isNotIn: Value }
    /** One field of the frames of some types that a socket got after its session, or since it resumed one, in their order. */
    | {
        readonly frames: string;
        readonly ofTypes: readonly string[];
        readonly field: string;
        readonly are: readonly Value[];
      };
}

/** One step of a scenario. */
export type Step =
  | StateStep
  | RequestStep
  | OpenStep
  | SendStep
  | AtOnceStep
  | FrameStep
  | SettleStep
  | LoseStep
  | WorldStep
  | CheckStep;

/** A sequence of calls with the effects that they must have, beyond each answer: data for a runner in any language. */
export interface Scenario {
  /** Its module and its own name, such as `content/galleries/one-key-charges-once`. */
  readonly id: string;
  /** The sentence for the report. */
  readonly text: string;
  /** The calls, commands and pushes that it needs. */
  readonly calls: readonly string[];
  /** Numbers and texts that a run replaces everywhere by its own, so that a server may keep its data. */
  readonly own: { readonly numbers: readonly number[]; readonly texts: readonly string[] };
  readonly steps: readonly Step[];
}
