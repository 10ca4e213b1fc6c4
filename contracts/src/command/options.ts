import type { RequestKind } from '../declared-requests/kinds.ts';
import type { Transport } from '../verify/choice.ts';

/** The formats of the report's file. */
export const reportFormats = ['json', 'junit', 'html'] as const;

/** A format of the report's file. */
export type ReportFormat = (typeof reportFormats)[number];

/** Options of the command line. */
export interface VerifyOptions {
  /** The server to verify. @default the reference server, which is started */
  readonly baseUrl?: string | undefined;
  /** Without it the interactions of the socket are left out. */
  readonly socketUrl?: string | undefined;
  readonly statesUrl?: string | undefined;
  /** @default the committed pacts */
  readonly pacts?: string | undefined;
  /** The file for the outcome. @default .cache/verified.json */
  readonly result?: string | undefined;
  readonly waitMs?: number | undefined;
  readonly modules?: readonly string[];
  readonly calls?: readonly string[];
  readonly transports?: readonly Transport[];
  /** Descriptions of single interactions; of scenarios also ids. */
  readonly interactions?: readonly string[];
  /** Only what the last outcome has as broken. */
  readonly onlyFailed?: boolean;
  readonly claims?: string | undefined;
  /** Leaves out what is not claimed, instead of telling it apart. */
  readonly onlyClaimed?: boolean;
  readonly parallel?: number;
  readonly timeoutMs?: number;
  readonly verbose?: boolean;
  /** Whether a field that is not declared is a difference. */
  readonly strict?: boolean;
  /** Headers of the team's own, such as `x-tenant: eu`. */
  readonly headers?: readonly string[];
  /** Whether the server numbers its pushes. @default true */
  readonly numbers?: boolean;
  /** Whether the states endpoint cleans up after each interaction. */
  readonly teardown?: boolean;
  readonly report?: ReportFormat | undefined;
  /** The most invalid requests of a call; 0 for none. @default 12 */
  readonly invalid?: number | undefined;
  /** The most valid requests of a call; 0 for none. @default 10 */
  readonly valid?: number | undefined;
  /** Determines both. @default 1 */
  readonly seed?: number | undefined;
  /** Kinds of them that are left out. */
  readonly without?: readonly RequestKind[];
}
