import { type Command, type Push, s, socketPath } from '@lounge/protocol';
import { commands, pushes } from '@lounge/protocol/registry';
import { ackSession, ping, pong, refused, sessionRequest } from '@lounge/protocol/foundation/realtime';
import { describedBy, notesOf } from './notes.ts';
import { SchemaBook, type JsonSchema } from './SchemaBook.ts';

const channel = '#/channels/socket';

/** The push that replies to a command, besides `refused`. */
const replies: ReadonlyMap<string, Push> = new Map<string, Push>([
  [sessionRequest.type, ackSession],
  [ping.type, pong],
]);

interface Fields {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

/** The schema of a message in its wire format: the fields of envelope and payload in one object. */
const messageSchema = (type: string, envelope: JsonSchema, payload: JsonSchema): JsonSchema => {
  const [outer, inner] = [envelope as Fields, payload as Fields];
  return {
    type: 'object',
    properties: { type: { const: type }, ...outer.properties, ...inner.properties },
    required: ['type', ...(outer.required ?? []), ...(inner.required ?? [])],
    additionalProperties: false,
  };
};

const envelope = s.object({ accessToken: s.nullable(s.string), guestId: s.nullable(s.entityId) });

const messageOf = (each: Command | Push, book: SchemaBook) => {
  const notes = notesOf(each.id);
  const envelopeSchema = each.kind === 'command' ? book.jsonSchemaOf(envelope) : {};
  return {
    name: each.type,
    title: each.type,
    summary: each.purpose,
    ...describedBy(notes),
    ...(notes.spec.length === 0 ? {} : { 'x-spec': notes.spec }),
    contentType: 'application/json',
    payload: messageSchema(each.type, envelopeSchema, book.jsonSchemaOf(each.payload)),
  };
};

const messageReference = ({ type }: { readonly type: string }) => ({ $ref: `${channel}/messages/${type}` });

const operationOf = (each: Command | Push) => {
  const reply = replies.get(each.type);
  const messages = [...(reply === undefined ? [] : [reply]), refused].map(messageReference);
  return {
    action: each.kind === 'command' ? 'receive' : 'send',
    channel: { $ref: channel },
    summary: each.purpose,
    messages: [messageReference(each)],
    ...(each.kind === 'command' ? { reply: { channel: { $ref: channel }, messages } } : {}),
  };
};

/** The realtime service as an AsyncAPI 3 document, described from the server's side: it receives commands and sends pushes. */
export const asyncApi = (version: string): object => {
  const book = new SchemaBook('draft-7', '#/components/schemas/');
  const declared = [...commands, ...pushes];
  const messages = Object.fromEntries(declared.map((each) => [each.type, messageOf(each, book)]));
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Realtime service of the guest client',
      version,
      license: { name: 'MIT' },
      description:
        'One socket with JSON text frames. The first message requests a session; pushes are sent after `ackSession`. The reply to a rejected message is `refused`.',
    },
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
