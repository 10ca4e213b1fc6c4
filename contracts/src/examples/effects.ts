import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Addresses } from './start-example.ts';

type Row = Readonly<Record<string, unknown>>;

interface Connection {
  readonly frames: readonly Row[];
  /** The code that the server closes it with. */
  readonly closed: Promise<number>;
  send(frame: Row): void;
  /** The first frame of one of the types. */
  until(...types: readonly string[]): Promise<Row>;
}

/** A client of one example, in a world of its own. */
class Visitor {
  readonly #addresses: Addresses;

  constructor(addresses: Addresses) {
    this.#addresses = addresses;
  }

  async #post(url: string, body: Row, headers: Readonly<Record<string, string>> = {}): Promise<Row> {
    const sent = { authorization: 'Bearer t-1', 'content-type': 'application/json', ...headers };
    const response = await fetch(url, { method: 'POST', headers: sent, body: JSON.stringify(body) });
    return (await response.json()) as Row;
  }

  async set(state: string, params: Row): Promise<void> {
    await this.#post(this.#addresses.statesUrl, { state, params });
  }

  async get(path: string): Promise<Row> {
    const headers = { authorization: 'Bearer t-1' };
    const response = await fetch(`${this.#addresses.baseUrl}/rest/v1/${path}?language=en`, { headers });
    return (await response.json()) as Row;
  }

  post(path: string, key: string): Promise<Row> {
    return this.#post(`${this.#addresses.baseUrl}/rest/v1/${path}?language=en`, {}, { 'idempotency-key': key });
  }

  query(query: string): Promise<Row> {
    return this.#post(`${this.#addresses.baseUrl}/vxql?language=en`, { query });
  }

  /** Requests a session. Frames come in the order of their arrival. */
  async connect(): Promise<Connection> {
    const socket = new WebSocket(this.#addresses.socketUrl);
    const frames: Row[] = [];
    let check: () => void = () => undefined;
    socket.on('message', (data: Buffer) => {
      frames.push(JSON.parse(data.toString('utf8')) as Row);
      check();
    });
    const closed = once(socket, 'close').then(([code]) => code as number);
    await once(socket, 'open');
    const connection: Connection = {
      frames,
      closed,
      send: (frame) => socket.send(JSON.stringify({ accessToken: 't-1', guestId: 7, ...frame })),
      until: (...types) =>
        new Promise((resolve) => {
          check = () => {
            const found = frames.find(({ type }) => types.includes(String(type)));
            if (found !== undefined) resolve(found);
          };
          check();
        }),
    };
    connection.send({ type: 'sessionRequest', language: 'en' });
    return connection;
  }
}

const message = {
  type: 'messageSend',
  channelId: 501,
  chatId: null,
  messageType: 'text',
  senderType: 'guest',
  isVideochat: false,
  isFreechat: false,
  data: { text: 'Good evening', imageId: null },
  includedGifts: [],
};

const codeOf = (answer: Row): unknown => {
  const { error, errors } = answer as { error?: Row; errors?: readonly { extensions: Row }[] };
  return error?.['code'] ?? errors?.[0]?.extensions['code'] ?? null;
};

const valuesAt = (answer: Row, ...names: readonly string[]): unknown => {
  let value: unknown = answer;
  for (const name of names) value = (value as Row)[name];
  return value;
};

/** The effects of a purchase sent twice, messages and a log-out: on another socket of the guest, on later reads and on the token. */
export const effectsAt = async (addresses: Addresses) => {
  const visitor = new Visitor(addresses);
  await visitor.set('the guest is logged in', { guestId: 7, token: 't-1' });
  await visitor.set('a performer exists', { id: 9101, name: 'Noor Vega' });
  await visitor.set('the performer has an album', { id: 91001, actorId: 9101, price: 900 });
  await visitor.set('the guest’s balance is {amount}', { guestId: 7, amount: 2500 });
  await visitor.set('the guest has a channel with the performer', { id: 501, guestId: 7, actorId: 9101 });
  const [sender, other] = [await visitor.connect(), await visitor.connect()];
  await Promise.all([sender.until('ackSession'), other.until('ackSession')]);
  const bought = [await visitor.post('gallery/buyAlbum/91001', 'k'), await visitor.post('gallery/buyAlbum/91001', 'k')];
  sender.send({ ...message, key: 'm' });
  await sender.until('channelMessage');
  await visitor.set('the performer writes to the guest', { guestId: 7, actorId: 9101, text: 'Hello' });
  other.send({ type: 'ping' });
  await other.until('pong');
  const statement = await visitor.query('query q{getMovements{items{kind} total}}');
  const channels = await visitor.query('query q{messengerChannels{items{subject unreadCount}}}');
  const gallery = await visitor.get('gallery/getGallery/91001');
  await visitor.post('vxpay/logout', 'unused');
  const closedWith = await other.closed;
  const next = await visitor.connect();
  return {
    balances: bought.map((answer) => valuesAt(answer, 'guestBalance', 'value')),
    isBought: gallery['isBought'],
    statement: (valuesAt(statement, 'data', 'getMovements', 'items') as readonly Row[]).map(({ kind }) => kind),
    channels: valuesAt(channels, 'data', 'messengerChannels', 'items'),
    frames: other.frames.map(({ type }) => type),
    closedWith,
    afterLogOut: [
      codeOf(await visitor.get('guest/getGuestBalance')),
      codeOf(await visitor.query('query q{messengerUnreadCount{unreadCount}}')),
      (await next.until('refused', 'ackSession'))['type'],
    ],
  };
};
