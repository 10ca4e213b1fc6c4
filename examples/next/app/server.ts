import { onlineModels } from '@lounge/protocol/content/actors';
import { createVisitorToken } from '@lounge/protocol/foundation/session';
import { createClient, fetchTransport, systemClock } from '@lounge/transport';

/** The server that performers and pictures come from; the browser loads pictures from it too. */
export const server = process.env['NEXT_PUBLIC_SERVER'] ?? 'http://localhost:3000';

/** Reads who is live. Throws if the server cannot be reached. */
export async function readOnline() {
  let token: string | null = null;
  const client = createClient({
    transport: fetchTransport({ baseUrl: server }),
    clock: systemClock,
    identity: () => ({ token, guestId: null, language: 'en' }),
    version: 'example',
    strict: true,
    report: ({ message }) => console.warn(message),
  });
  const visitor = await client.call(createVisitorToken, {});
  if (!visitor.ok) throw new Error(visitor.failure.message);
  token = visitor.value.accessToken;
  const online = await client.call(onlineModels, { first: 12, offset: 0 });
  if (!online.ok) throw new Error(online.failure.message);
  return online.value;
}
