/** Whom a change breaks. */
export interface Breaks {
  /** The guest client of the old version, with a server of the new one. */
  readonly consumer: boolean;
  /** A server of the old version, compared with the new one. */
  readonly provider: boolean;
}

export const nobody: Breaks = { consumer: false, provider: false };
export const consumerOnly: Breaks = { consumer: true, provider: false };
export const providerOnly: Breaks = { consumer: false, provider: true };
export const both: Breaks = { consumer: true, provider: true };

/** A change between two versions of the contracts. */
export interface Change {
  readonly module: string;
  /** The names of calls, messages or interactions that have the change. */
  readonly subjects: readonly string[];
  readonly text: string;
  readonly breaks: Breaks;
}

const keyOf = ({ module, text, breaks }: Change): string => JSON.stringify([module, text, breaks]);

/** One change for each module, sentence and mark: a named schema that changes is used by many calls. */
export const merged = (changes: readonly Change[]): readonly Change[] =>
  [...Map.groupBy(changes, keyOf).values()].flatMap((same) => {
    const [first] = same;
    const subjects = [...new Set(same.flatMap((each) => each.subjects))];
    return first === undefined ? [] : [{ ...first, subjects }];
  });
