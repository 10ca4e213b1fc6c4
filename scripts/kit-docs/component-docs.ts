import { declarationOf, docTextOf, textOf, type ApiModel, type ModelItem } from './api-model.ts';
import { PropTypeReader, type Member } from './PropTypeReader.ts';

/** The documentation of a component, read from its types. */
export interface ComponentDoc {
  readonly name: string;
  /** The folder of its entry: `button` for `@lounge/kit/button`. */
  readonly entry: string;
  readonly purpose: string;
  readonly props: readonly Member[];
}

/** The type of a component that is a value, such as one that `memo` returns. */
const componentValue = /^(?:NamedExoticComponent|FC|ComponentType)<([^]*)>$/;

/** Returns the type of a component's props as source; undefined for anything else, an empty text for a component without props. */
function propsTypeOf(item: ModelItem): string | undefined {
  if (!/^[A-Z]/.test(item.name)) return undefined;
  if (item.kind === 'Variable' && item.variableTypeTokenRange)
    return componentValue.exec(textOf(item, item.variableTypeTokenRange))?.[1];
  const result = item.returnTypeTokenRange ? textOf(item, item.returnTypeTokenRange) : declarationOf(item);
  if (item.kind !== 'Function' || !/Element|ReactNode/.test(result)) return undefined;
  const range = item.parameters?.at(-1)?.parameterTypeTokenRange;
  return range === undefined ? '' : textOf(item, range);
}

const entryOf = ({ fileUrlPath = '' }: ModelItem): string => /^src\/([\w-]+)\//.exec(fileUrlPath)?.[1] ?? '';

/** Returns the documentation of every component in a model, by name. */
export function componentDocs(model: ApiModel): ReadonlyMap<string, ComponentDoc> {
  const reader = new PropTypeReader(model);
  const propsOf = (propsType: string): readonly Member[] => {
    if (propsType === '') return [];
    const propType = reader.read(propsType);
    // Props that exclude each other are shown together.
    const propTypes = propType.kind === 'oneOf' ? propType.propTypes : [propType];
    const members = propTypes.flatMap((each) => (each.kind === 'object' ? each.members : []));
    return [...new Map(members.map((member) => [member.name, member])).values()];
  };
  return new Map(
    [...model.values()].flatMap((item) => {
      const propsType = propsTypeOf(item);
      if (propsType === undefined) return [];
      const { text: purpose } = docTextOf(item.docComment);
      return [[item.name, { name: item.name, entry: entryOf(item), purpose, props: propsOf(propsType) }]];
    }),
  );
}
