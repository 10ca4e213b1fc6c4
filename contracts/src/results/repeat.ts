import { sessionRequest } from '@lounge/protocol/foundation/realtime';
import { clientMessage } from '@lounge/protocol';
import { bearerAmong } from '../verify/messages.ts';
import type { Addresses } from '../verify/preflight.ts';
import type { Interaction } from '../verify/pact-files.ts';
import { addressOf, httpRequestOf, type HttpRequest } from '../verify/http-request.ts';
import { events } from '../verify/events.ts';
import type { Done } from '../verify/outcome.ts';

/** A text as one word of a shell. */
export const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A world of its own, as the run has changed that of the interaction. */
const world = `-H 'x-world: again'`;

/** The headers of everything that is sent. The values of the team's own may be secrets, and are left out. */
const common = ({ headers = {} }: Addresses): string =>
  [world, ...Object.keys(headers).map((name) => `-H ${quoted(`${name}: ...`)}`)].join(' ');

/** How a command that sets a state begins. */
export const stateCommand = 'curl -X POST';

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

const requestLine = (request: HttpRequest, addresses: Addresses): string => {
  const headers = Object.entries(request.headers ?? {}).map(
    ([name, values]) => `-H ${quoted(`${name}: ${values.join(', ')}`)}`,
  );
  const { content, encoded } = request.body ?? {};
  const isFile = encoded === 'base64';
  const json = content === undefined || isFile ? [] : [`-d ${quoted(JSON.stringify(content))}`];
  const body = isFile ? ['--data-binary @-'] : json;
  const line = [
    'curl -i',
    `-X ${request.method}`,
    quoted(addresses.baseUrl + addressOf(request)),
    common(addresses),
    ...headers,
    ...body,
  ];
  return `${isFile ? `printf %s ${String(content)} | base64 -d | ` : ''}${line.join(' ')}`;
};

const socketLine = (interaction: Interaction, addresses: Addresses): string => {
  const { contents } = (interaction.request ?? {}) as { contents?: { content: Readonly<Record<string, unknown>> } };
  const { token, guestId } = bearerAmong(interaction.providerStates ?? []);
  const session = clientMessage(sessionRequest, { language: 'en' }, { token, guestId });
  const own = contents?.content;
  const frames = own?.['type'] === sessionRequest.type ? [own] : [session, ...(own === undefined ? [] : [own])];
  const lines = frames.map((each) => quoted(JSON.stringify(each))).join(' ');
  return String.raw`printf '%s\n' ${lines} | websocat -n ${common(addresses)} ${quoted(addresses.socketUrl ?? '')}`;
};

const stateLine = (addresses: Addresses, name: string, params: unknown): string =>
  `${stateCommand} ${quoted(addresses.statesUrl ?? '')} ${common(addresses)} -H 'content-type: application/json' -d ${quoted(JSON.stringify({ state: name, params }))}`;

/** Shell commands that repeat what was sent in several steps; frames are named with their socket, as it stays open between them. */
export const repeatOfSteps = (done: readonly Done[], addresses: Addresses): readonly string[] =>
  done.flatMap((each) => {
    if ('state' in each) return addresses.statesUrl === null ? [] : [stateLine(addresses, each.state, each.params)];
    if ('world' in each) return [`# from here on with another x-world: ${each.world}`];
    if ('socket' in each) return [`# on socket ${each.socket}: ${JSON.stringify(each.frame)}`];
    const { method, path, headers, body, text } = each;
    const lists = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
    const line = requestLine(
      { method, path, headers: lists, ...(body === null ? {} : { body: { content: body } }) },
      addresses,
    );
    const whole = text === undefined ? line : `${line} --data-raw ${quoted(text)}`;
    // Without waiting for its answer.
    return [each.isAtOnce === true ? `${whole} &` : whole];
  });

/** Shell commands that repeat an interaction: its states, then the request or the frames. An event is caused while the socket is open. */
export const repeatOf = (interaction: Interaction, addresses: Addresses): readonly string[] => {
  const stated = addresses.statesUrl === null ? [] : (interaction.providerStates ?? []);
  const lineOf = (isEvent: boolean) =>
    stated
      .filter(({ name }) => events.has(name) === isEvent)
      .map(({ name, params = {} }) => stateLine(addresses, name, params));
  const own =
    interaction.type === 'Synchronous/HTTP'
      ? requestLine(httpRequestOf(interaction), addresses)
      : socketLine(interaction, addresses);
  return [...lineOf(false), own, ...lineOf(true)];
};
