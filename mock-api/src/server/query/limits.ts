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

/** Bounds of documents that were not declared. @assumed The documents give none. */
export const bounds = { tokens: 1000, depth: 8, aliases: 20, cost: 5000 } as const;

/** A field inside a list counts this many times. */
const listFactor = 10;

interface Measures {
  depth: number;
  aliases: number;
  cost: number;
}

/** Depth, number of aliases and estimated cost of a document. Fragments have been inlined by validation's cycle rule only, so spreads count where they are defined. */
const measure = (schema: GraphQLSchema, document: DocumentNode): Measures => {
  const found: Measures = { depth: 0, aliases: 0, cost: 0 };
  const info = new TypeInfo(schema);
  const factors: number[] = [1];
  let depth = 0;
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: {
        enter: (node) => {
          depth += 1;
          found.depth = Math.max(found.depth, depth);
          if (node.alias !== undefined) found.aliases += 1;
          const type = info.getType();
          const outer = factors.at(-1) ?? 1;
          found.cost += outer;
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
  return found;
};

/** Throws the first bound that a document breaks. Fragments multiply, so a document may have at most twenty spreads. */
export const withinBounds = (schema: GraphQLSchema, document: DocumentNode): void => {
  let spreads = 0;
  visit(document, { FragmentSpread: { enter: () => void (spreads += 1) } });
  if (spreads > bounds.aliases) throw new GraphQLError(`A document may spread at most ${bounds.aliases} fragments.`);
  const { depth, aliases, cost } = measure(schema, document);
  if (depth > bounds.depth) throw new GraphQLError(`A document may be at most ${bounds.depth} levels deep.`);
  if (aliases > bounds.aliases) throw new GraphQLError(`A document may have at most ${bounds.aliases} aliases.`);
  if (cost > bounds.cost) throw new GraphQLError(`A document may cost at most ${bounds.cost}; this one costs ${cost}.`);
};
