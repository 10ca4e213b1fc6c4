import { fieldsOf, type AnyCall } from '@lounge/protocol';
import * as fc from 'fast-check';
import type { BaseRequest } from './base-request.ts';
import { faultsOf, mayBeAbsent, type Form, type ValueFault } from './faults.ts';

/** An input of which one value is wrong. */
export interface BrokenInput {
  readonly kind: ValueFault;
  /** The path of that value: the field's name first. */
  readonly path: readonly string[];
  readonly inputs: fc.Arbitrary<Readonly<Record<string, unknown>>>;
}

/** The inputs of a call with one wrong value each, made from a right one by the call's schema. */
export const brokenInputs = (call: AnyCall, { input }: BaseRequest, form: Form): readonly BrokenInput[] =>
  Object.entries(fieldsOf(call.input)).flatMap(([name, of]): readonly BrokenInput[] => {
    const others = Object.fromEntries(Object.entries(input).filter(([each]) => each !== name));
    return [
      ...(mayBeAbsent(of, form) ? [] : [{ kind: 'missing', path: [name], inputs: fc.constant(others) } as const]),
      ...faultsOf(of, form).map(({ kind, path, values }) => ({
        kind,
        path: [name, ...path],
        inputs: values.map((value) => ({ ...input, [name]: value })),
      })),
    ];
  });
