import type { Declaration } from '@lounge/protocol';
import type { SourceFile } from '../conventions/repository.ts';

/** An interaction of a contract, with what a module's account reads. */
export interface PactOf {
  readonly provider: string;
  readonly description: string;
  /** The id of its call; empty if it names none. */
  readonly call: string;
  /** The wire type of the expected frame; null for HTTP. */
  readonly type: string | null;
}

/** The input of a module's account. */
export interface Evidence {
  /** Sources and tests of all trees. */
  readonly files: readonly SourceFile[];
  readonly declared: readonly Declaration[];
  /** Ids of the calls that have a handler. */
  readonly handled: readonly string[];
  readonly pacts: readonly PactOf[];
}

/** A tag of the specification, and whether a test, pact or story of the module has it too. */
export interface SpecTag {
  readonly tag: string;
  readonly isProven: boolean;
}

/** Everything that the repository has of a module. */
export interface ModuleAccount {
  readonly id: string;
  readonly declared: readonly Declaration[];
  readonly handled: readonly string[];
  /** Provider states: export name, kind and sentence. */
  readonly states: readonly string[];
  readonly pacts: readonly PactOf[];
  /** Exported classes. */
  readonly stores: readonly string[];
  readonly screens: readonly string[];
  readonly screenStories: readonly string[];
  /** Stories of the kit components that the module renders. */
  readonly kitStories: readonly string[];
  readonly tags: readonly SpecTag[];
  /** Paths by tree. */
  readonly files: ReadonlyMap<string, readonly string[]>;
  /** The missing parts of a complete module, one line each. */
  readonly missing: readonly string[];
}
