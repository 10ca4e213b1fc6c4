import type { QueryCall } from '@lounge/protocol';
import {
  Kind,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { weightOfCall } from '../http/call-weight.ts';

type Variables = Readonly<Record<string, unknown>>;

const inputOf = (field: FieldNode, variables: Variables): Variables =>
  Object.fromEntries(
    (field.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value, { ...variables })]),
  );

/** The variables of an operation: those that were sent, else their defaults. */
const variablesOf = ({ variableDefinitions = [] }: OperationDefinitionNode, sent: Variables): Variables => {
  const defaults = variableDefinitions.flatMap(({ variable, defaultValue }): [string, unknown][] =>
    defaultValue === undefined ? [] : [[variable.name.value, valueFromASTUntyped(defaultValue)]],
  );
  return { ...Object.fromEntries(defaults), ...sent };
};

/**
 * The weight of a valid document in reads: of each call as often as it is named, under whatever aliases. Each fragment is looked through
 * once, as some double those that they name.
 */
export const weightOfDocument = (
  document: DocumentNode,
  sent: Variables,
  calls: Pick<ReadonlyMap<string, QueryCall>, 'get'>,
): number => {
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  );
  const weightOf = (root: OperationDefinitionNode): number => {
    const variables = variablesOf(root, sent);
    const known = new Map<string, number>();
    const ofFragment = (name: string): number => {
      const fragment = fragments.get(name);
      const weight = known.get(name) ?? (fragment === undefined ? 0 : ofSelections(fragment.selectionSet));
      known.set(name, weight);
      return weight;
    };
    const ofField = (field: FieldNode): number => {
      const call = calls.get(field.name.value);
      return call === undefined ? 0 : weightOfCall(call.id, inputOf(field, variables));
    };
    // A document's fragments cannot name themselves, as it is valid.
    const ofSelections = ({ selections }: SelectionSetNode): number =>
      selections.reduce((sum, each) => {
        if (each.kind === Kind.FIELD) return sum + ofField(each);
        return (
          sum + (each.kind === Kind.INLINE_FRAGMENT ? ofSelections(each.selectionSet) : ofFragment(each.name.value))
        );
      }, 0);
    return ofSelections(root.selectionSet);
  };
  return document.definitions.reduce(
    (sum, each) => (each.kind === Kind.OPERATION_DEFINITION ? sum + weightOf(each) : sum),
    0,
  );
};
