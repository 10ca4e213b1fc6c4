import type { QueryCall } from '@lounge/protocol';
import { Kind, valueFromASTUntyped, type DocumentNode, type FieldNode, type SelectionSetNode } from 'graphql';
import { weightOfCall } from '../http/call-weight.ts';

type Variables = Readonly<Record<string, unknown>>;

/** The fields that a selection of the root names, in fragments too. A document's fragments cannot name themselves, as it is valid. */
const rootFields = (selections: SelectionSetNode, document: DocumentNode): readonly FieldNode[] =>
  selections.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFields(selection.selectionSet, document);
    const fragment = document.definitions.find(
      (each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === selection.name.value,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? rootFields(fragment.selectionSet, document) : [];
  });

const inputOf = (field: FieldNode, variables: Variables): Variables =>
  Object.fromEntries(
    (field.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value, { ...variables })]),
  );

/** The weight of a valid document in reads: of each call as often as it is named, under whatever aliases. */
export const weightOfDocument = (
  document: DocumentNode,
  variables: Variables,
  calls: ReadonlyMap<string, QueryCall>,
): number =>
  document.definitions
    .flatMap((each) => (each.kind === Kind.OPERATION_DEFINITION ? rootFields(each.selectionSet, document) : []))
    .reduce((sum, field) => {
      const call = calls.get(field.name.value);
      return sum + (call === undefined ? 0 : weightOfCall(call.id, inputOf(field, variables)));
    }, 0);
