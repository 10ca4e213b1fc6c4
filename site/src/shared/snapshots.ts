import type { LoadableState, Restorable } from '@lounge/stores';

/** Values of stores as JSON by name, as a document carries them. */
export type Snapshots = Readonly<Record<string, LoadableState>>;

/** Something whose values a document can carry from the server to the browser. */
export interface Restorables {
  snapshot(): Snapshots;
  /** Restores the values of its own names and ignores the others, which belong to other modules. */
  restore(snapshots: Snapshots): void;
}

/** Combines values under the names that they have in a document. */
export const restorables = (parts: Readonly<Record<string, Restorable>>): Restorables => ({
  snapshot: () => Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.snapshot()])),
  restore: (snapshots) => {
    for (const [name, part] of Object.entries(parts)) {
      const state = snapshots[name];
      // The server wrote the document from the same parts, so the state of a name has the type of its part.
      if (state !== undefined) part.restore(state as LoadableState<never>);
    }
  },
});
