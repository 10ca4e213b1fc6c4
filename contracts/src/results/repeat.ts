import { sessionRequest } from '@lounge/protocol/foundation/realtime';
import { clientMessage } from '@lounge/protocol';
import { bearerAmong } from '../verify/messages.ts';
import type { Addresses } from '../verify/preflight.ts';
import type { Interaction } from '../verify/pact-files.ts';
import { events } from '../verify/events.ts';
import type { Done } from '../verify/outcome.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A world of its own, as the run has changed that of the interaction. */
const world = `-H 'x-world: again'`;

/** How a command that sets a state begins. */
export const stateCommand = 'curl -X POST';

interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, readonly string[]>>;
  readonly headers?: Readonly<Record<string, readonly string[]>>;
  readonly body?: { readonly content?: unknown; readonly encoded?: string | false };
}

// A pact file is typed by what verification reads of it.
const httpRequestOf = ({ request }: Interaction): HttpRequest => request as unknown as HttpRequest;

const addressOf = ({ path, query = {} }: HttpRequest): string => {
  const pairs = Object.entries(query).flatMap(([name, values]) => values.map((value) => [name, value]));
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
};

/** The method and path of a request, the name of an operation, or the type of a frame. */
export const titleOf = (interaction: Interaction): string => {
  const { type, request, contents } = interaction;
  if (type === 'Asynchronous/Messages') return `frame ${String(contents?.content['type'])}`;
  if (type === 'Synchronous/Messages') {
    const sent = request as { contents: { content: { type?: unknown } } };
    return `command ${String(sent.contents.content.type)}`;
  }
  const { method, path, body } = httpRequestOf(interaction);
  const { query } = (body?.content ?? {}) as { query?: string };
  const operation = typeof query === 'string' ? /^(query|mutation)\s+\w+/.exec(query)?.[0] : undefined;
  return operation ?? `${method} ${path}`;
};

const requestLine = (request: HttpRequest, baseUrl: string): string => {
  const headers = Object.entries(request.headers ?? {}).map(
    ([name, values]) => `-H ${quoted(`${name}: ${values.join(', ')}`)}`,
  );
  const { content, encoded } = request.body ?? {};
  const isFile = encoded === 'base64';
  const json = content === undefined || isFile ? [] : [`-d ${quoted(JSON.stringify(content))}`];
  const body = isFile ? ['--data-binary @-'] : json;
  const line = ['curl -i', `-X ${request.method}`, quoted(baseUrl + addressOf(request)), world, ...headers, ...body];
  return `${isFile ? `printf %s ${String(content)} | base64 -d | ` : ''}${line.join(' ')}`;
};

const socketLine = (interaction: Interaction, socketUrl: string): string => {
  const { contents } = (interaction.request ?? {}) as { contents?: { content: Readonly<Record<string, unknown>> } };
  const { token, guestId } = bearerAmong(interaction.providerStates ?? []);
  const session = clientMessage(sessionRequest, { language: 'en' }, { token, guestId });
  const own = contents?.content;
  const frames = own?.['type'] === sessionRequest.type ? [own] : [session, ...(own === undefined ? [] : [own])];
  const lines = frames.map((each) => quoted(JSON.stringify(each))).join(' ');
  return String.raw`printf '%s\n' ${lines} | websocat -n ${world} ${quoted(socketUrl)}`;
};

const stateLine = (statesUrl: string, name: string, params: unknown): string =>
  `${stateCommand} ${quoted(statesUrl)} ${world} -H 'content-type: application/json' -d ${quoted(JSON.stringify({ state: name, params }))}`;

/** Shell commands that repeat what was sent in several steps; frames are named with their socket, as it stays open between them. */
export const repeatOfSteps = (done: readonly Done[], { baseUrl, statesUrl }: Addresses): readonly string[] =>
  done.flatMap((each) => {
    if ('state' in each) return statesUrl === null ? [] : [stateLine(statesUrl, each.state, each.params)];
    if ('socket' in each) return [`# on socket ${each.socket}: ${JSON.stringify(each.frame)}`];
    const { method, path, headers, body } = each;
    const lists = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
    return [
      requestLine({ method, path, headers: lists, ...(body === null ? {} : { body: { content: body } }) }, baseUrl),
    ];
  });

/** Shell commands that repeat an interaction: its states, then the request or the frames. An event is caused while the socket is open. */
export const repeatOf = (interaction: Interaction, addresses: Addresses): readonly string[] => {
  const { baseUrl, socketUrl, statesUrl } = addresses;
  const stated = statesUrl === null ? [] : (interaction.providerStates ?? []);
  const lineOf = (isEvent: boolean) =>
    stated
      .filter(({ name }) => events.has(name) === isEvent)
      .map(({ name, params = {} }) => stateLine(statesUrl ?? '', name, params));
  const own =
    interaction.type === 'Synchronous/HTTP'
      ? requestLine(httpRequestOf(interaction), baseUrl)
      : socketLine(interaction, socketUrl ?? '');
  return [...lineOf(false), own, ...lineOf(true)];
};
