import { failureCodes, failureStatus, isFailureCode, type FailureCode } from '@lounge/protocol';
import type { Fault } from '../world/Faults.ts';

/** The longest delay in milliseconds; clients give up before it. */
export const maxDelayMs = 60_000;
/** How many calls a fault with a count applies to at most. */
export const maxTimes = 1000;

/** A fault as a developer writes it. Without `code` the calls pass after the delay. */
export interface FaultInput {
  /** The id of a call, such as `content/videos/buyVideo`, its last part where that is unique, or `*` for every call. */
  readonly call: string;
  /** A failure code, or an HTTP status that only one code has. */
  readonly code?: string | number | undefined;
  /** Delay in milliseconds. @default 0 */
  readonly ms?: number | undefined;
  /** How many calls it applies to. @default every one */
  readonly times?: number | undefined;
}

/** A fault that cannot be injected; its message is a sentence for the developer. */
export class FaultError extends Error {}

/** The failure code of a name or an HTTP status. Throws a `FaultError` if there is none, or several have the status. */
export const failureOf = (value: string | number): FailureCode => {
  if (isFailureCode(value)) return value;
  if (!/^\d+$/.test(String(value)))
    throw new FaultError(`There is no failure "${value}"; there are ${failureCodes.join(', ')}.`);
  const codes = failureCodes.filter((code) => failureStatus[code] === Number(value));
  const [code] = codes;
  if (code === undefined) throw new FaultError(`No failure has the status ${value}.`);
  if (codes.length > 1)
    throw new FaultError(`Several failures have the status ${value}; name one: ${codes.join(', ')}.`);
  return code;
};

const idOf = (name: string, ids: readonly string[]): string => {
  if (name === '*' || ids.includes(name)) return name;
  const found = ids.filter((id) => id.endsWith(`/${name}`));
  const [id] = found;
  if (id === undefined) throw new FaultError(`There is no call "${name}".`);
  if (found.length > 1) throw new FaultError(`Several calls are named "${name}": ${found.join(', ')}.`);
  return id;
};

const within = (name: string, value: number, least: number, most: number): number => {
  if (!Number.isInteger(value) || value < least || value > most)
    throw new FaultError(`The ${name} of a fault must be a whole number from ${least} to ${most}, not "${value}".`);
  return value;
};

/** The delay of a fault, in milliseconds. Throws a `FaultError` for one that is too long. */
export const delayOf = (value: number): number => within('delay', value, 1, maxDelayMs);

/** Returns the fault of an input, for calls with these ids. Throws a `FaultError` with a sentence. */
export const faultOf = ({ call, code, ms, times }: FaultInput, ids: readonly string[]): Fault => {
  if (code === undefined && ms === undefined)
    throw new FaultError(`The fault of "${call}" has no failure and no delay.`);
  return {
    call: idOf(call, ids),
    times: times === undefined ? Number.POSITIVE_INFINITY : within('count', times, 1, maxTimes),
    ms: ms === undefined ? 0 : delayOf(ms),
    code: code === undefined ? null : failureOf(code),
  };
};

/** Reads `CALL=EFFECT,...`, where an effect is a failure code, an HTTP status, `delay:MS` or `times:N`. Throws a `FaultError`. */
export const parseFault = (text: string): FaultInput => {
  const at = text.indexOf('=');
  if (at < 1 || at === text.length - 1)
    throw new FaultError(
      `"${text}" is no fault, such as buyVideo=needPurchase, "*=500,times:3" or getActor=delay:2000.`,
    );
  const input: { -readonly [K in keyof FaultInput]: FaultInput[K] } = { call: text.slice(0, at) };
  for (const effect of text.slice(at + 1).split(',')) {
    const [name = '', value] = effect.split(':');
    if (value === undefined) input.code = name;
    else if (name === 'delay') input.ms = Number(value);
    else if (name === 'times') input.times = Number(value);
    else throw new FaultError(`A fault has no "${name}"; it has delay and times.`);
  }
  return input;
};
