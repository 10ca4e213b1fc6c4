import { readFileSync } from 'node:fs';

/** A declaration of API Extractor's model, as far as it is read here. */
export interface ModelItem {
  readonly kind: string;
  readonly name: string;
  readonly docComment?: string;
  readonly fileUrlPath?: string;
  readonly excerptTokens: readonly { readonly text: string }[];
  readonly isOptional?: boolean;
  readonly members?: readonly ModelItem[];
  readonly parameters?: readonly { readonly parameterTypeTokenRange: TokenRange }[];
  readonly propertyTypeTokenRange?: TokenRange;
  readonly typeTokenRange?: TokenRange;
  readonly variableTypeTokenRange?: TokenRange;
  readonly returnTypeTokenRange?: TokenRange;
  readonly extendsTokenRanges?: readonly TokenRange[];
  readonly typeParameters?: readonly { readonly typeParameterName: string }[];
}

interface TokenRange {
  readonly startIndex: number;
  readonly endIndex: number;
}

/** The exported declarations of the kit by name. */
export type ApiModel = ReadonlyMap<string, ModelItem>;

/** Reads a model that `extractKitModel` has written. */
export function readModel(file: string): ApiModel {
  const { members } = JSON.parse(readFileSync(file, 'utf8')) as { members: readonly ModelItem[] };
  return new Map((members[0]?.members ?? []).map((item) => [item.name, item]));
}

/** Returns the source of a range of tokens. */
export const textOf = (item: ModelItem, range: TokenRange): string =>
  item.excerptTokens
    .slice(range.startIndex, range.endIndex)
    .map(({ text }) => text)
    .join('');

/** Returns the whole declaration as source. */
export const declarationOf = (item: ModelItem): string => item.excerptTokens.map(({ text }) => text).join('');

/** The parts of a doc comment. */
export interface DocText {
  readonly text: string;
  /** The text of `@default`; null where there is none. */
  readonly defaultValue: string | null;
}

/** Returns a doc comment as plain text, without the tags that are meant for developers of the kit. */
export function docTextOf(comment: string | undefined): DocText {
  const plain = (comment ?? '')
    .replace(/^\s*\/\*\*|\*\/\s*$/g, '')
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const [text = '', ...tags] = plain.split(/(?:^|\s)@(?=[a-z])/);
  const found = tags.find((tag) => tag.startsWith('default '));
  return { text: text.trim(), defaultValue: found?.slice('default '.length).trim() ?? null };
}
