import { createVisitorToken } from '@lounge/protocol/foundation/session';
import { LiveRow } from '@lounge/stores/content/actors';
import { createClient, createScope, createSocket, fetchTransport, systemClock, type Failure } from '@lounge/transport';
import { action, observable, observableRef } from 'mobx';

/** The server is on another origin; its ALLOWED_ORIGINS names the origin of this page. */
export const server: string = import.meta.env['VITE_SERVER'] ?? 'http://localhost:3000';
export const page = observable({ failure: null as Failure | null }, { failure: observableRef });
const setFailure = action((failure: Failure | null) => void (page.failure = failure));

let token: string | null = null;
const identity = () => ({ token, guestId: null, language: 'en' });
const [scope, clock] = [createScope(), systemClock];
const socket = createSocket({
  open: () => new WebSocket(`${server.replace(/^http/, 'ws')}/socket`),
  clock,
  scope,
  identity,
  onError: ({ error }) => console.warn(`The connection was lost: ${error}`),
  onSchemaMismatch: (type) => console.warn(`A push has an unknown form: ${type}`),
});
const client = createClient({
  transport: fetchTransport({ baseUrl: server }),
  clock,
  identity,
  version: 'example',
  strict: import.meta.env.DEV,
  report: ({ message }) => console.warn(message),
  onFailure: setFailure,
  socket,
});

export const row = new LiveRow({ scope, client, clock });
row.listen({ scope, clock, socket });

/** Asks for a token of its own, opens the socket and reads who is live; `onFailure` gets what fails. */
export async function start(): Promise<void> {
  setFailure(null);
  const answer = await client.call(createVisitorToken, {});
  if (!answer.ok) return;
  token = answer.value.accessToken;
  socket.connect();
  await row.load();
}
