import { languageOf, type Brand } from '@lounge/locale';
import { messageEnvelope, parse, type FailureCode } from '@lounge/protocol';
import { refused, sessionEnded } from '@lounge/protocol/foundation/realtime';
import { ws, type WebSocketHandler } from 'msw';
import { openWorldSocket, type WorldSocket } from '../browser/open-world-socket.ts';
import { visitorOf, type Bearer } from '../wire/bearer.ts';
import { keyFrom } from '../wire/idempotency-key.ts';
import { jsonOf } from '../wire/json-of.ts';
import type { WorldParts } from '../world/world.ts';
import { bearerOf } from './tokens.ts';

interface SocketOptions {
  readonly guestId: number | null;
  readonly brand: Brand;
  readonly report: (cause: unknown) => void;
  readonly newRequestId: () => string;
}

/** The close code of a connection that the world drops: pages may not send 1006. */
const dropped = 3000;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (text: string): Fields | null => {
  const value = jsonOf(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) && 'type' in value ? { ...value } : null;
};

interface Sender extends Bearer {
  readonly token: string | null;
}

/** Who sends a message, or why it is rejected: its guest must be that of its token. The guest of the options needs no token. */
const senderOf = async (
  { type, accessToken, guestId, key }: Fields,
  ownGuest: number | null,
  world: WorldParts,
): Promise<Sender | { readonly code: FailureCode; readonly field: string | null }> => {
  const envelope = parse(messageEnvelope, { type, accessToken, guestId, ...(key === undefined ? {} : { key }) });
  if (!envelope.ok) return { code: 'malformed', field: envelope.field };
  const { accessToken: token, guestId: named } = envelope.value;
  const bearer = token === null ? { guestId: null, session: null } : await bearerOf(token, world);
  const isOwn = bearer?.guestId === null && (named === null || named === ownGuest);
  if (bearer === null || (!isOwn && bearer.guestId !== named)) return { code: 'needLogin', field: null };
  return { ...bearer, guestId: bearer.guestId ?? ownGuest, token };
};

/** One for each address: MSW listens to a channel for each, and Node warns of more than ten listeners. */
const links = new Map<string, ReturnType<typeof ws.link>>();

const linkTo = (address: string): ReturnType<typeof ws.link> => {
  const known = links.get(address) ?? ws.link(address);
  links.set(address, known);
  return known;
};

/** A handler of the socket: each connection is one of the world's. */
export const socketHandler = (
  address: string,
  { guestId, brand, report, newRequestId }: SocketOptions,
  world: WorldParts,
): WebSocketHandler =>
  linkTo(address).addEventListener('connection', ({ client }) => {
    let open: { readonly socket: WorldSocket; readonly sender: Sender } | null = null;
    let isClosed = false;
    const reject = (fields: Fields | null, code: FailureCode, field: string | null): void => {
      const key = keyFrom(fields?.['key']);
      const of = fields?.['type'] ?? null;
      client.send(JSON.stringify({ type: refused.type, of, code, field, ...(key === null ? {} : { key }) }));
    };
    /** The world's connection of a sender; another one takes its place when somebody else is logged in. */
    const socketOf = (sender: Sender): WorldSocket => {
      if (open?.sender.guestId === sender.guestId && open.sender.session === sender.session) return open.socket;
      open?.socket.close();
      const visitor = sender.guestId === null ? visitorOf(sender.token) : null;
      const caller = {
        guestId: sender.guestId,
        brand,
        language: languageOf(undefined),
        requestId: newRequestId(),
        ...(sender.session === null ? {} : { session: sender.session }),
        ...(visitor === null ? {} : { visitor }),
      };
      const socket = openWorldSocket({ caller, report }, world);
      socket.onmessage = ({ data }) => client.send(data);
      socket.onclose = () => client.close(dropped);
      open = { socket, sender };
      return socket;
    };
    const receive = async (text: string): Promise<void> => {
      const fields = fieldsOf(text);
      if (fields === null) return reject(null, 'malformed', null);
      const sender = await senderOf(fields, guestId, world);
      if (isClosed) return;
      if (!('code' in sender)) return socketOf(sender).send(text);
      reject(fields, sender.code, sender.field);
      if (sender.code === 'needLogin' && open !== null && open.sender.session !== null)
        client.close(sessionEnded, 'session ended');
    };
    // One after the other: the token of each is read before the next one counts.
    let last = Promise.resolve();
    client.addEventListener('message', ({ data }) => {
      last = last.then(() => receive(String(data))).catch(report);
    });
    client.addEventListener('close', () => {
      isClosed = true;
      open?.socket.close();
    });
  });
