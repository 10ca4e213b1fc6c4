import { messageEnvelope, pushEnvelope, socketPath, type Command, type Push } from '@lounge/protocol';
import { commands, pushes } from '@lounge/protocol/registry';
import { refused } from '@lounge/protocol/foundation/realtime';
import { commonFailures } from './common-failures.ts';
import { messageExamples, type Example, type Message } from './examples.ts';
import { orderText, socketOrder } from './failure-order.ts';
import { moduleOf } from '../report/coverage.ts';
import { descriptionOfCall } from './call-description.ts';
import { describedBy, notesOf } from './notes.ts';
import { factsOf, pushText } from './push-text.ts';
import { SchemaBook, type JsonSchema } from './SchemaBook.ts';

const channel = '#/channels/socket';

interface Fields {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

/** The schema of a message in its wire format: the fields of envelope and payload in one object. */
const messageSchema = (each: Command | Push, book: SchemaBook): JsonSchema => {
  const [envelope, payload] = each.kind === 'command' ? [messageEnvelope, each.input] : [pushEnvelope, each.payload];
  const side = each.kind === 'command' ? 'request' : 'answer';
  const [outer, inner]: readonly Fields[] = [book.objectSchemaOf(envelope, side), book.objectSchemaOf(payload, side)];
  const needsKey = each.kind === 'command' && each.idempotent;
  return {
    type: 'object',
    properties: {
      ...outer?.properties,
      ...inner?.properties,
      type: { const: each.type, description: 'the type of the message, which determines the other fields' },
    },
    required: [...(outer?.required ?? []), ...(needsKey ? ['key'] : []), ...(inner?.required ?? [])],
    ...(side === 'request' ? { additionalProperties: false } : {}),
  };
};

/** The description of a message; that of a push says who gets it, and what causes it. */
const describedMessage = (each: Command | Push, { description }: { readonly description?: string }): object => {
  if (each.kind === 'command') return description === undefined ? {} : { description };
  return {
    description: [pushText(each), ...(description === undefined ? [] : [description])].join('\n\n'),
    'x-causes': factsOf(each),
  };
};

const messageOf = (each: Command | Push, book: SchemaBook, examples: readonly Example<Message>[]) => {
  const notes = notesOf(each.id);
  return {
    name: each.type,
    title: each.type,
    summary: each.purpose,
    ...describedMessage(each, describedBy(notes)),
    ...(notes.spec.length === 0 ? {} : { 'x-spec': notes.spec }),
    contentType: 'application/json',
    payload: messageSchema(each, book),
    ...(examples.length === 0
      ? {}
      : { examples: examples.map(({ name, summary, value }) => ({ name, summary, payload: value })) }),
  };
};

const messageReference = ({ type }: { readonly type: string }) => ({ $ref: `${channel}/messages/${type}` });

const replyOf = ({ reply, failures }: Command) => {
  const messages = [...(reply === null ? [] : [reply]), refused].map(messageReference);
  return {
    reply: { channel: { $ref: channel }, messages },
    'x-failures': [...new Set([...commonFailures, ...failures])],
  };
};

const operationOf = (each: Command | Push) => ({
  action: each.kind === 'command' ? 'receive' : 'send',
  channel: { $ref: channel },
  summary: each.purpose,
  description:
    each.kind === 'command'
      ? descriptionOfCall(each, notesOf(each.id))
      : 'Sent by the server; the description of its message names the recipients and causes.',
  tags: [{ name: moduleOf(each.id) }],
  messages: [messageReference(each)],
  ...(each.kind === 'command' ? replyOf(each) : {}),
});

/** The realtime service as an AsyncAPI 3 document, described from the server's side: it receives commands and sends pushes. */
export const asyncApi = (version: string): object => {
  const book = new SchemaBook('draft-7', '#/components/schemas/');
  const examples = messageExamples();
  const declared = [...commands, ...pushes];
  const messages = Object.fromEntries(
    declared.map((each) => [each.type, messageOf(each, book, examples.get(each.type) ?? [])]),
  );
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Realtime service of the guest client',
      version,
      license: { name: 'MIT' },
      tags: [...new Set(declared.map(({ id }) => moduleOf(id)))].toSorted().map((name) => ({ name })),
      description: `One socket with JSON text frames. The first message requests a session; pushes are sent after \`ackSession\`. The reply to a rejected message is \`refused\`, with one of the codes in \`x-failures\`. A command has a \`key\`, which its reply or rejection repeats, and no other push: the answer is found by it alone. A push can have a number (\`seq\`) in the \`stream\` to everybody or to its guest; after a lost connection \`lastSeen\` in \`sessionRequest\` brings what was missed, before \`ackSession\`, or \`resync\`.\n\n${orderText(socketOrder)}`,
    },
    'x-failure-order': socketOrder,
    defaultContentType: 'application/json',
    servers: {
      site: {
        host: '{host}',
        protocol: 'wss',
        description: 'the site’s own host',
        variables: { host: { default: 'localhost', description: 'the site’s host' } },
        security: [{ $ref: '#/components/securitySchemes/token' }],
      },
    },
    channels: { socket: { address: socketPath, messages } },
    operations: Object.fromEntries(declared.map((each) => [each.type, operationOf(each)])),
    components: {
      schemas: book.named,
      securitySchemes: {
        token: { type: 'apiKey', in: 'user', description: 'the field accessToken of every message from the client' },
      },
    },
  };
};
