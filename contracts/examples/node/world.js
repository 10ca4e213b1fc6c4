import { randomBytes } from 'node:crypto';

const statuses = {
  malformed: 400,
  needLogin: 401,
  unknown: 404,
  keyReused: 409,
  tooLarge: 413,
  wrongType: 415,
  failed: 500,
  unavailable: 503,
};

/** A failure that the contracts declare. */
export class ApiError extends Error {
  constructor(code, field = null) {
    super(code);
    this.code = code;
    this.field = field;
    this.status = statuses[code] ?? (code.startsWith('voucher') ? 409 : 403);
  }
}

/** All data in memory, and the open sockets. */
export class World {
  /** The id of the guest by token, null for an anonymous visitor. */
  sessions = new Map();
  guests = new Map();
  actors = new Map();
  albums = new Map();
  channels = new Map();
  chats = new Map();
  tags = new Map();
  lastMessageId = 0;
  epoch = randomBytes(8).toString('hex');
  /** Numbered pushes by the id of their guest, null for those to everybody. */
  streams = new Map();
  sockets = new Set();

  /** The guest of a token, null for an anonymous visitor. Throws if the session has ended. */
  guestOf(token) {
    if (token === null) return null;
    if (!this.sessions.has(token)) throw new ApiError('needLogin');
    return this.guests.get(this.sessions.get(token)) ?? null;
  }

  endSession(token) {
    this.sessions.delete(token);
    for (const socket of this.sockets) {
      if (socket.token !== token) continue;
      socket.send({ type: 'sessionExpired' });
      socket.close(4001);
    }
  }

  streamOf(guestId) {
    if (!this.streams.has(guestId)) this.streams.set(guestId, []);
    return this.streams.get(guestId);
  }

  /** Numbers a push and sends it, but to the socket that gets it as its reply. */
  publish(guestId, push, repliedTo = null) {
    const stream = this.streamOf(guestId);
    const frame = { ...push, stream: guestId === null ? 'public' : 'guest', seq: stream.length + 1 };
    stream.push(frame);
    for (const socket of this.sockets) {
      if (socket !== repliedTo && (guestId === null || socket.guest?.id === guestId)) socket.send(frame);
    }
    return frame;
  }
}

export const money = (value, currency = 'VXC') => ({ value, currency });

export const formatted = (value, language = 'en') =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value / 100);

export const now = () => new Date().toISOString();

/** The guest, if somebody is logged in. */
export const loggedIn = (guest) => {
  if (guest === null) throw new ApiError('needLogin');
  return guest;
};

/** Throws for a guest who is restricted from this level on. */
export const assertMayChange = (guest, level) => {
  if (guest.isLocked) throw new ApiError('locked');
  if (guest.level >= level) throw new ApiError('restricted');
};

/** Makes a change once for each key; a repetition gets the first answer, and a change that throws leaves its key unused. */
export const once = (guest, { key, field }, content, change) => {
  const fingerprint = JSON.stringify(content);
  if (!guest.keys.has(key)) guest.keys.set(key, { fingerprint, answer: change() });
  const first = guest.keys.get(key);
  if (first.fingerprint !== fingerprint) throw new ApiError('keyReused', field);
  return first.answer;
};

export const createVisitorToken = ({ world }) => {
  const accessToken = randomBytes(24).toString('base64url');
  world.sessions.set(accessToken, null);
  return { accessToken };
};

export const logOut = ({ world, token }) => {
  world.endSession(token);
  return { success: true };
};
