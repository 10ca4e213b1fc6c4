import { both, consumerOnly, providerOnly, type Breaks, type Change } from './change.ts';
import { failureChanges } from './failure-changes.ts';
import { resolved, rules, schemaChanges, type JsonSchema, type SchemaDocument } from './schema-changes.ts';

interface Reference {
  readonly $ref: string;
}

interface Operation {
  /** From the server's side: it receives commands and sends pushes. */
  readonly action: 'receive' | 'send';
  readonly channel: Reference;
  readonly messages?: readonly Reference[];
  readonly reply?: { readonly messages?: readonly Reference[] };
  readonly 'x-failures'?: readonly string[];
}

const operationsOf = (document: SchemaDocument) =>
  (document['operations'] ?? {}) as Readonly<Record<string, Operation>>;

const nameOf = ({ $ref }: Reference): string => $ref.split('/').at(-1) ?? $ref;

const payloadOf = (operation: Operation, document: SchemaDocument): JsonSchema => {
  const [message] = operation.messages ?? [];
  return message === undefined ? {} : ((resolved(message.$ref, document)['payload'] ?? {}) as JsonSchema);
};

const addressOf = (operation: Operation, document: SchemaDocument): string =>
  String(resolved(operation.channel.$ref, document)['address']);

type Fact = readonly [text: string, breaks: Breaks];

const kindOf = ({ action }: Operation): string => (action === 'receive' ? 'command' : 'push');

const messageFacts = (
  [one, other]: readonly [Operation, Operation],
  [before, after]: readonly [SchemaDocument, SchemaDocument],
): readonly Fact[] => {
  if (one.action !== other.action) return [[`is a ${kindOf(other)}, was a ${kindOf(one)}`, both]];
  const [oldAddress, address] = [addressOf(one, before), addressOf(other, after)];
  const [oldReplies = [], replies = []] = [one, other].map(({ reply }) => (reply?.messages ?? []).map(nameOf));
  const direction = other.action === 'receive' ? 'input' : 'answer';
  const changes = schemaChanges(
    { schema: payloadOf(one, before), document: before },
    { schema: payloadOf(other, after), document: after },
    'the frame',
  );
  return [
    ...(oldAddress === address ? [] : [[`is at ${address}, was at ${oldAddress}`, both] as const]),
    ...changes.map(({ at, rule, text }): Fact => [`${kindOf(other)}: ${at} ${text}`, rules[rule][direction]]),
    ...replies
      .filter((each) => !oldReplies.includes(each))
      .map((each): Fact => [`can be replied with ${each}`, rules.widened.answer]),
    ...oldReplies
      .filter((each) => !replies.includes(each))
      .map((each): Fact => [`is no longer replied with ${each}`, rules.replaced.answer]),
    ...failureChanges(one['x-failures'] ?? [], other['x-failures'] ?? []),
  ];
};

/** The changes of commands and pushes between two AsyncAPI documents. */
export const messageChanges = (
  before: SchemaDocument,
  after: SchemaDocument,
  moduleOf: (name: string) => string,
): readonly Change[] => {
  const [old, now] = [operationsOf(before), operationsOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((name): readonly Change[] => {
    const [one, other] = [old[name], now[name]];
    const change = ([text, breaks]: Fact): Change => ({ module: moduleOf(name), subjects: [name], text, breaks });
    if (one === undefined) return other === undefined ? [] : [change([`new ${kindOf(other)} ${name}`, providerOnly])];
    if (other === undefined) return [change([`the ${kindOf(one)} ${name} is gone`, consumerOnly])];
    return messageFacts([one, other], [before, after]).map(change);
  });
};
