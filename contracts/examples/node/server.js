import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { buyAlbum, getGallery } from './galleries.js';
import { channelsMarkAllSeen, messageSend, messengerChannels, messengerUnreadCount } from './messenger.js';
import { knownStates, setState } from './states.js';
import { getGuestBalance, getMovements } from './wallet.js';
import { ApiError, createVisitorToken, logOut, World } from './world.js';

// A call is a function of its context: world, guest (null: anonymous), token, language, args (by name), and the key of REST or the socket of a command.
// The names are those of the documents, by which their requests are checked.
const restCalls = { createVisitorToken, vxpayLogout: logOut, getGuestBalance, getGallery, buyAlbum };
const queries = { getMovements, messengerChannels, messengerUnreadCount };
const commands = { messageSend, channelsMarkAllSeen };

/** Bounds of arguments, which SDL has in words only, as JSON Schema. */
const first = { minimum: 0, maximum: 500 };
const bounds = {
  getMovements: { first, offset: { minimum: 0 }, month: { pattern: String.raw`^20\d{2}-(0[1-9]|1[0-2])$` } },
  messengerChannels: { first, offset: first },
};

const maxBodyBytes = 100_000;
const maxKeyLength = 200;
const resumeMs = 120_000;
const pongTtl = 120;

const errorFrom = (error) => {
  if (error instanceof ApiError) return error;
  console.error(error);
  return new ApiError('failed');
};

const failureOf = ({ code, field }) => ({ code, field, requestId: randomBytes(4).toString('hex') });

const rejected = (error) => ({ status: error.status, body: { error: failureOf(error) } });

/** The JSON object in a body; none counts as an empty one. */
const jsonOf = async (request) => {
  const parts = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    // The rest is read, so that the connection stays in order, but not kept.
    if (size <= maxBodyBytes) parts.push(part);
  }
  if (size > maxBodyBytes) throw new ApiError('tooLarge');
  if (size === 0) return {};
  if (!/^(application\/json|text\/plain)\b/i.test(request.headers['content-type'] ?? ''))
    throw new ApiError('wrongType');
  try {
    const body = JSON.parse(Buffer.concat(parts).toString());
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

const answerRest = async (request, url, world, operation) => {
  try {
    const token = tokenOf(request, url);
    const guest = world.guestOf(token);
    const args = operation.argsOf(request, url, await jsonOf(request));
    const key = request.headers['idempotency-key'];
    const context = { world, guest, token, language: args.language ?? 'en', args, key };
    return { status: 200, body: restCalls[operation.id](context) };
  } catch (thrown) {
    return rejected(errorFrom(thrown));
  }
};

const queryAnswerer = ({ checkLanguage, checkQuery, createQueries }) => {
  const run = createQueries(queries, bounds);
  return async (request, url, world) => {
    const token = tokenOf(request, url);
    let isKnown = false;
    try {
      const body = await jsonOf(request);
      if (token === null) throw new ApiError('needLogin');
      const guest = world.guestOf(token);
      const language = url.searchParams.get('language') ?? 'en';
      checkLanguage({ language });
      checkQuery(body);
      isKnown = true;
      return { status: 200, body: { data: run(body, { world, guest, token, language }) } };
    } catch (thrown) {
      const error = errorFrom(thrown);
      // Until the operation is known, all failures but that of the token are those of REST.
      if (!isKnown && error.code !== 'needLogin') return rejected(error);
      const message = token === null ? 'Missing Vxql-Token' : error.code;
      return { status: 200, body: { data: null, errors: [{ message, extensions: failureOf(error) }] } };
    }
  };
};

/** An open connection, as the world sees it. */
class Socket {
  token = null;
  guest = null;
  hasSession = false;
  language = 'en';
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
const openSession = (socket, { world, guest, token, args: { lastSeen, language } }) => {
  const everybody = world.streamOf(null);
  const own = guest === null ? [] : world.streamOf(guest.id);
  if (lastSeen !== undefined && !socket.hasSession) {
    const isLost = lastSeen.epoch !== world.epoch || lastSeen.agoMs > resumeMs;
    const missed = [...everybody.slice(lastSeen.public), ...own.slice(lastSeen.guest ?? 0)];
    for (const push of isLost ? [{ type: 'resync' }] : missed) socket.send(push);
  }
  Object.assign(socket, { token, guest, language, hasSession: true });
  world.sockets.add(socket);
  const positions = { epoch: world.epoch, public: everybody.length, guest: guest === null ? null : own.length };
  return { type: 'ackSession', positions };
};

const ownCommands = {
  ping: () => ({ type: 'pong', ttl: pongTtl }),
  sessionRequest: (context) => openSession(context.socket, context),
};

const frameFrom = (text) => {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
};

/** The reply to a frame. Its checks have the order of the documents. */
const replyTo = (socket, { world, messages }, args) => {
  const { type, accessToken: token, guestId } = args;
  if (typeof type !== 'string') throw new ApiError('malformed', 'type');
  const isOwn = Object.hasOwn(ownCommands, type);
  if (!isOwn && !Object.hasOwn(commands, type)) throw new ApiError('unknown', 'type');
  const { checkSender, checkFields, checkKey } = messages.get(type);
  checkSender(args);
  if (isOwn) checkFields(args);
  const guest = world.guestOf(token);
  if ((guest?.id ?? null) !== guestId) throw new ApiError('needLogin');
  const context = { world, guest, token, language: socket.language, args, socket };
  if (isOwn) return ownCommands[type](context);
  if (!socket.hasSession) throw new ApiError('needLogin');
  checkFields(args);
  checkKey(args);
  return commands[type](context);
};

/** Handles a frame: its reply, or the reason of its rejection, has its key. */
const receive = (socket, target, args) => {
  // Characters, as JSON Schema counts them: one may take two units.
  const hasKey = typeof args.key === 'string' && args.key !== '' && Array.from(args.key).length <= maxKeyLength;
  const key = hasKey ? { key: args.key } : {};
  try {
    socket.send({ ...replyTo(socket, target, args), ...key });
  } catch (thrown) {
    const { code, field } = errorFrom(thrown);
    const of = typeof args.type === 'string' ? args.type.slice(0, 60) : null;
    socket.send({ type: 'refused', of, code, field, ...key });
  }
};

/** The server: call `listen` on it. With one world only the interaction of the latest `x-world` has data. */
export const createBackEnd = (documents, { hasOneWorld = false } = {}) => {
  const operations = documents.operations.filter(({ id }) => Object.hasOwn(restCalls, id));
  const answerQuery = queryAnswerer(documents);
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
    const { action, state, params } = await jsonOf(request);
    const done = { status: 200, body: { success: true } };
    if (action === 'teardown') {
      worlds.delete(request.headers['x-world'] ?? '');
      return done;
    }
    if (setState(worldOf(request), state, params ?? {})) return done;
    return { status: 501, body: { error: 'not implemented', state, states: knownStates } };
  };

  const answer = (request, url) => {
    if (url === null) return rejected(new ApiError('unknown'));
    if (request.method === 'POST' && url.pathname === '/states') return answerState(request);
    if (request.method === 'POST' && url.pathname === '/vxql') return answerQuery(request, url, worldOf(request));
    const operation = operations.find((each) => each.matches(request, url));
    if (operation !== undefined) return answerRest(request, url, worldOf(request), operation);
    return rejected(new ApiError('unknown'));
  };

  const respond = async (request, response) => {
    try {
      const { status, body } = await answer(request, URL.parse(request.url, 'http://localhost'));
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
    connection.on('message', (data, isBinary) => {
      receive(socket, { world, messages: documents.messages }, isBinary ? {} : frameFrom(data));
    });
    connection.on('error', () => connection.terminate());
    connection.on('close', () => world.sockets.delete(socket));
  });
  return server;
};
