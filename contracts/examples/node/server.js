import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { buyAlbum, getGallery } from './galleries.js';
import { channelsMarkAllSeen, messageSend, messengerChannels, messengerUnreadCount } from './messenger.js';
import { setState } from './states.js';
import { getGuestBalance, getMovements } from './wallet.js';
import { ApiError, createVisitorToken, logOut, World } from './world.js';

// A call is a function of its context: world, guest (null: anonymous), token, language, args (by name), and the key of REST or the socket of a command.
const restCalls = {
  'POST /rest/v1/guest/createVisitorToken': createVisitorToken,
  'POST /rest/v1/vxpay/logout': logOut,
  'GET /rest/v1/guest/getGuestBalance': getGuestBalance,
  'GET /rest/v1/gallery/getGallery/:albumId': getGallery,
  'POST /rest/v1/gallery/buyAlbum/:albumId': buyAlbum,
};
const queries = { getMovements, messengerChannels, messengerUnreadCount };
const commands = { messageSend, channelsMarkAllSeen };

const languages = ['de', 'en', 'nl', 'es'];
const maxBodyBytes = 65_536;
const resumeMs = 120_000;
const pongTtl = 120;

const routes = Object.entries(restCalls).map(([route, call]) => {
  const [method, path] = route.split(' ');
  return { method, call, pattern: new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`) };
});

const errorFrom = (error) => {
  if (error instanceof ApiError) return error;
  console.error(error);
  return new ApiError('failed');
};

const failureOf = ({ code, field }) => ({ code, field, requestId: randomBytes(4).toString('hex') });

const jsonOf = async (request) => {
  let text = '';
  for await (const part of request) {
    text += part;
    if (text.length > maxBodyBytes) throw new ApiError('malformed');
  }
  try {
    const body = JSON.parse(text === '' ? '{}' : text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  } catch {
    // Named below, like any other body that is no object.
  }
  throw new ApiError('malformed');
};

const tokenOf = ({ method, headers }, url) => {
  const bearer = headers.authorization?.replace(/^Bearer /, '') ?? '';
  if (bearer !== '') return bearer;
  return method === 'GET' ? url.searchParams.get('access_token') : null;
};

const answerRest = async (request, url, world, { call, pattern }) => {
  try {
    const token = tokenOf(request, url);
    const guest = world.guestOf(token);
    const language = url.searchParams.get('language');
    if (!languages.includes(language)) throw new ApiError('malformed', 'language');
    const args = { ...(await jsonOf(request)), ...pattern.exec(url.pathname).groups };
    const key = request.headers['idempotency-key'];
    return { status: 200, body: call({ world, guest, token, language, args, key }) };
  } catch (thrown) {
    const error = errorFrom(thrown);
    return { status: error.status, body: { error: failureOf(error) } };
  }
};

/** The fields of a GraphQL selection, each with those of its own braces; takes its tokens. */
const selectionFrom = (tokens) => {
  const fields = new Map();
  for (let token = tokens.shift(); token !== undefined && token !== '}'; token = tokens.shift()) {
    if (token === '{') fields.set([...fields.keys()].at(-1), selectionFrom(tokens));
    else fields.set(token, new Map());
  }
  return fields;
};

const selected = (value, fields) => {
  if (Array.isArray(value)) return value.map((each) => selected(each, fields));
  if (value === null || fields.size === 0) return value;
  const entries = [...fields].map(([name, inner]) => {
    if (!Object.hasOwn(value, name)) throw new ApiError('malformed', name);
    return [name, selected(value[name], inner)];
  });
  return Object.fromEntries(entries);
};

/** Answers the client's operations, whose variables are named like the arguments. Aliases, fragments and literals need a GraphQL library. */
const answerQuery = async (request, url, world) => {
  const token = tokenOf(request, url);
  try {
    if (token === null) throw new ApiError('needLogin');
    const guest = world.guestOf(token);
    const { query, variables } = await jsonOf(request);
    if (typeof query !== 'string' || !query.includes('{')) throw new ApiError('malformed', 'query');
    const tokens = query.replaceAll(/\([^)]*\)/g, '').match(/\w+|[{}]/g) ?? [];
    const fields = selectionFrom(tokens.slice(tokens.indexOf('{') + 1));
    const context = { world, guest, token, language: url.searchParams.get('language') ?? 'en', args: variables ?? {} };
    const answers = [...fields].map(([name, inner]) => {
      if (!Object.hasOwn(queries, name)) throw new ApiError('malformed', name);
      return [name, selected(queries[name](context), inner)];
    });
    return { status: 200, body: { data: Object.fromEntries(answers) } };
  } catch (thrown) {
    const error = errorFrom(thrown);
    const message = token === null ? 'Missing Vxql-Token' : error.code;
    return { status: 200, body: { data: null, errors: [{ message, extensions: failureOf(error) }] } };
  }
};

/** An open connection, as the world sees it. */
class Socket {
  token = null;
  guest = null;
  hasSession = false;
  #connection;

  constructor(connection) {
    this.#connection = connection;
  }

  send(frame) {
    this.#connection.send(JSON.stringify(frame));
  }

  close(code) {
    this.#connection.close(code);
  }
}

/** Acknowledges a session, after the pushes that a lost connection has missed. */
const openSession = (socket, { world, guest, token, args: { language, lastSeen } }) => {
  if (!languages.includes(language)) throw new ApiError('malformed', 'language');
  const everybody = world.streamOf(null);
  const own = guest === null ? [] : world.streamOf(guest.id);
  if (lastSeen !== undefined && !socket.hasSession) {
    const isLost = lastSeen.epoch !== world.epoch || lastSeen.agoMs > resumeMs;
    const missed = [...everybody.slice(lastSeen.public), ...own.slice(lastSeen.guest ?? 0)];
    for (const push of isLost ? [{ type: 'resync' }] : missed) socket.send(push);
  }
  Object.assign(socket, { token, guest, hasSession: true });
  world.sockets.add(socket);
  const positions = { epoch: world.epoch, public: everybody.length, guest: guest === null ? null : own.length };
  return { type: 'ackSession', positions };
};

const replyTo = (socket, context) => {
  const { type } = context.args;
  if (type === 'ping') return { type: 'pong', ttl: pongTtl };
  if (type === 'sessionRequest') return openSession(socket, context);
  if (!Object.hasOwn(commands, type)) throw new ApiError('unknown', 'type');
  if (!socket.hasSession) throw new ApiError('needLogin');
  return commands[type](context);
};

const frameFrom = (text) => {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
};

/** Handles a frame: its reply, or the reason of its rejection, has its key. */
const receive = (socket, world, args) => {
  const key = args.key === undefined ? {} : { key: args.key };
  try {
    if (typeof args.type !== 'string') throw new ApiError('malformed', 'type');
    const token = args.accessToken ?? null;
    const guest = world.guestOf(token);
    socket.send({ ...replyTo(socket, { world, guest, token, args, socket }), ...key });
  } catch (thrown) {
    const { code, field } = errorFrom(thrown);
    socket.send({ type: 'refused', of: args.type ?? null, code, field, ...key });
  }
};

/** The server: call `listen` on it. With one world only the interaction of the latest `x-world` has data. */
export const createBackEnd = ({ hasOneWorld = false } = {}) => {
  const worlds = new Map();
  const worldOf = ({ headers }) => {
    const name = headers['x-world'] ?? '';
    if (!worlds.has(name)) {
      if (hasOneWorld) worlds.clear();
      worlds.set(name, new World());
    }
    return worlds.get(name);
  };

  const answerState = async (request) => {
    const { state, params } = await jsonOf(request);
    const isKnown = setState(worldOf(request), state, params ?? {});
    return isKnown ? { status: 200, body: { success: true } } : { status: 501, body: `not implemented: ${state}` };
  };

  const answer = (request, url) => {
    if (request.method === 'POST' && url.pathname === '/states') return answerState(request);
    if (request.method === 'POST' && url.pathname === '/vxql') return answerQuery(request, url, worldOf(request));
    const route = routes.find(({ method, pattern }) => method === request.method && pattern.test(url.pathname));
    if (route !== undefined) return answerRest(request, url, worldOf(request), route);
    return { status: 404, body: { error: failureOf(new ApiError('unknown')) } };
  };

  const respond = async (request, response) => {
    try {
      const { status, body } = await answer(request, new URL(request.url, 'http://localhost'));
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  };
  const server = createServer((request, response) => void respond(request, response));
  const connections = new WebSocketServer({ server, path: '/socket', maxPayload: maxBodyBytes });
  connections.on('connection', (connection, request) => {
    const world = worldOf(request);
    const socket = new Socket(connection);
    connection.on('message', (text) => receive(socket, world, frameFrom(text)));
    connection.on('error', () => connection.terminate());
    connection.on('close', () => world.sockets.delete(socket));
  });
  return server;
};
