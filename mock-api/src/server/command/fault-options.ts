import { readFileSync } from 'node:fs';
import { parse, s, type Infer } from '@lounge/protocol';
import { FaultError, faultOf, parseFault, type FaultInput } from '../../dev-console/fault-of.ts';
import { UsageError } from './options.ts';

const faultList = s.array(
  s.object({
    call: s.string,
    code: s.optional(s.string),
    ms: s.optional(s.count),
    times: s.optional(s.count),
  }),
);

/** Reads a file of JSON for an option. Throws for one that cannot be read. */
const readJson = (name: string, file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`--${name}: ${file} cannot be read: ${(error as Error).message}`);
  }
};

const faultsIn = (file: string): Infer<typeof faultList> => {
  const parsed = parse(faultList, readJson('faults', file));
  if (parsed.ok) return parsed.value;
  throw new UsageError(
    `--faults: ${file} is no list of {"call", "code", "ms", "times"}, at ${parsed.field || 'its root'}.`,
  );
};

/** The faults of `--fault` and of the file of `--faults`, for calls with these ids. */
export const faultsOf = (
  faults: readonly string[],
  file: string | undefined,
  ids: readonly string[],
): readonly FaultInput[] => {
  try {
    const inputs = [...(file === undefined ? [] : faultsIn(file)), ...faults.map(parseFault)];
    for (const each of inputs) faultOf(each, ids);
    return inputs;
  } catch (error) {
    if (error instanceof FaultError) throw new UsageError(`--fault: ${error.message}`);
    throw error;
  }
};
