import {
  GraphQLError,
  getNamedType,
  getNullableType,
  isListType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';

/** Limits of operations in texts that are not declared; each declared one is within them. @assumed The documents give none. */
export const bounds = { tokens: 1000, depth: 8, aliases: 20, cost: 6000 } as const;

/** A field inside a list costs this many times as much. */
const listFactor = 10;

interface Measures {
  depth: number;
  aliases: number;
  cost: number;
}

/** Measures depth, number of aliases and estimated cost of a document. Fragments count once, where they are defined. */
const measure = (schema: GraphQLSchema, document: DocumentNode): Measures => {
  const measures: Measures = { depth: 0, aliases: 0, cost: 0 };
  const info = new TypeInfo(schema);
  const factors: number[] = [1];
  let depth = 0;
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: {
        enter: (node) => {
          depth += 1;
          measures.depth = Math.max(measures.depth, depth);
          if (node.alias !== undefined) measures.aliases += 1;
          const type = info.getType();
          const outer = factors.at(-1) ?? 1;
          measures.cost += outer;
          const isList = type != null && isListType(getNullableType(type)) && getNamedType(type) !== undefined;
          factors.push(isList ? outer * listFactor : outer);
        },
        leave: () => {
          depth -= 1;
          factors.pop();
        },
      },
    }),
  );
  return measures;
};

/** Throws if a document exceeds a limit. Fragment spreads multiply the cost, so a document may have at most twenty. */
export const withinBounds = (schema: GraphQLSchema, document: DocumentNode): void => {
  let spreads = 0;
  visit(document, { FragmentSpread: { enter: () => void (spreads += 1) } });
  if (spreads > bounds.aliases) throw new GraphQLError(`A document may spread at most ${bounds.aliases} fragments.`);
  const { depth, aliases, cost } = measure(schema, document);
  if (depth > bounds.depth) throw new GraphQLError(`A document may be at most ${bounds.depth} levels deep.`);
  if (aliases > bounds.aliases) throw new GraphQLError(`A document may have at most ${bounds.aliases} aliases.`);
  if (cost > bounds.cost) throw new GraphQLError(`A document may cost at most ${bounds.cost}; this one costs ${cost}.`);
};
