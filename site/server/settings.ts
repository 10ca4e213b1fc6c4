import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isIPv4 } from 'node:net';
import { createHosting, defaultDrainMs, isHeaderName, type WebRtcNetwork } from '@lounge/mock-api/server';
import { brands, isBrand, type Brand } from '@lounge/locale';
import { flagsOf, SetupError } from './flags.ts';
import { mediaOf, type MediaSettings } from './media-settings.ts';
import { operationsSettingsOf, type OperationsSettings } from './operations-settings.ts';
import { portsOfProcess, processSettingsOf, type ProcessSettings } from './process-settings.ts';
import { pushSettingsOf, type PushSettings } from './push-settings.ts';
import { previousSecretsOf, secretOf } from './secret.ts';

/** Settings of the server process. */
export interface Settings extends ProcessSettings {
  readonly port: number;
  readonly host: string;
  readonly brand: Brand;
  /** The file of a brand that takes the place of the server's; null for none. */
  readonly brandFile: string | null;
  readonly isFresh: boolean;
  readonly isProduction: boolean;
  /** Who may access the dev console. */
  readonly devConsole: 'off' | 'loopback' | 'anyone';
  readonly secret: string;
  readonly previousSecrets: readonly string[];
  readonly dataDirectory: string;
  readonly media: MediaSettings;
  readonly publicOrigins: Partial<Readonly<Record<Brand, string>>>;
  readonly trustedProxies: readonly string[];
  /** The header in which trusted proxies name the visitor's country; null if none does. */
  readonly countryHeader: string | null;
  /** Origins of pages elsewhere that may make calls and open the socket. */
  readonly allowedOrigins: readonly string[];
  /** Headers that those pages may send besides the ones of calls. */
  readonly allowedHeaders: readonly string[];
  /** Where messages to browsers are sent. */
  readonly webPush: PushSettings;
  /** Where live pictures are reached by WebRTC; null without. */
  readonly webRtc: WebRtcNetwork | null;
  readonly operations: OperationsSettings;
  /** How long requests that run may take once the server was told to end, in milliseconds. */
  readonly drainMs: number;
}

const listOf = (value: string): readonly string[] =>
  value
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

const root = fileURLToPath(new URL('../../', import.meta.url));

const modes = ['development', 'test', 'production'];

/** Whether NODE_ENV is `production`. Throws a SetupError for unknown values: a slip of the pen would open development's doors. */
const isProductionOf = (value: string | undefined): boolean => {
  if (value === undefined || value === '' || modes.includes(value)) return value === 'production';
  throw new SetupError(`NODE_ENV is ${value}, but must be ${modes.join(', ')} or unset.`);
};

/** Whether an origin is on this machine, where production is tried out. */
const isLoopback = (origin: string): boolean =>
  /^http:\/\/(?:(?:[\w-]+\.)?localhost|127\.\d+\.\d+\.\d+)(?::\d+)?$/.test(origin);

/** The origin that a text is, without a path; null for all others. */
const originIn = (text: string): string | null => {
  const url = URL.parse(text);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  // No browser sends a star or the dot of the root.
  return isOrigin && !/\*|\.$/.test(url.hostname) ? url.origin : null;
};

const originExample = 'PUBLIC_ORIGIN=velvet=https://velvet.example,brasa=https://brasa.example';

/** Parses pairs of brand and origin. In production there is one for the server's brand, as nothing in a request can be believed. */
const publicOriginsOf = (value: string, brand: Brand, isProduction: boolean): Settings['publicOrigins'] => {
  const origins: Partial<Record<Brand, string>> = {};
  for (const pair of listOf(value)) {
    const [name, address = ''] = pair.split(/=(.*)/s);
    const origin = originIn(address);
    if (!isBrand(name) || origin === null)
      throw new SetupError(`PUBLIC_ORIGIN has ${pair}, but must look like this: ${originExample}.`);
    origins[name] = origin;
  }
  const open = Object.values(origins).find((each) => each.startsWith('http:') && !isLoopback(each));
  if (isProduction && open !== undefined)
    throw new SetupError(`PUBLIC_ORIGIN has ${open}, but in production browsers must come with https:.`);
  if (isProduction && origins[brand] === undefined)
    throw new SetupError(
      `NODE_ENV is production, so PUBLIC_ORIGIN must name the address of ${brand}, such as ${originExample}.`,
    );
  return origins;
};

/** Parses the origins of pages elsewhere. A star is none of them: it would let in every page that a guest opens. */
const allowedOriginsOf = (value: string, isProduction: boolean): readonly string[] =>
  listOf(value).map((text) => {
    const origin = originIn(text);
    if (origin === null)
      throw new SetupError(
        `ALLOWED_ORIGINS has ${text}, but must be origins, such as ALLOWED_ORIGINS=https://partner.example,http://localhost:5173.`,
      );
    if (isProduction && origin.startsWith('http:') && !isLoopback(origin))
      throw new SetupError(`ALLOWED_ORIGINS has ${origin}, but in production pages must come with https:.`);
    return origin;
  });

/** Parses names of headers. A star is none of them: browsers would read it as all. */
const allowedHeadersOf = (value: string): readonly string[] => {
  const names = listOf(value);
  const wrong = names.find((each) => !isHeaderName(each));
  if (wrong !== undefined)
    throw new SetupError(
      `ALLOWED_HEADERS has ${wrong}, but must be names of headers, such as ALLOWED_HEADERS=traceparent,tracestate,baggage.`,
    );
  return names;
};

/** Parses addresses and CIDR blocks. */
const trustedProxiesOf = (value: string): readonly string[] => {
  const proxies = listOf(value);
  try {
    createHosting({ trustedProxies: proxies });
  } catch {
    throw new SetupError(
      `TRUSTED_PROXIES is ${value}, but must be addresses or blocks, such as TRUSTED_PROXIES=10.0.0.0/8,127.0.0.1.`,
    );
  }
  return proxies;
};

/** A header's name; only that of a trusted proxy is believed, so it needs one. */
const countryHeaderOf = (value: string, proxies: string): string | null => {
  if (value === '') return null;
  if (!isHeaderName(value))
    throw new SetupError(
      `COUNTRY_HEADER is ${value}, but must be the name of a header, such as COUNTRY_HEADER=CF-IPCountry.`,
    );
  if (listOf(proxies).length === 0)
    throw new SetupError('COUNTRY_HEADER is believed from TRUSTED_PROXIES only, so name them too.');
  return value;
};

/** The seconds for which requests that run may take after the end was asked for, in milliseconds. */
const drainMsOf = (value = ''): number => {
  if (value === '') return defaultDrainMs;
  if (!/^\d{1,3}$/.test(value))
    throw new SetupError(`DRAIN_SECONDS is ${value}, but must be a whole number of seconds, such as DRAIN_SECONDS=25.`);
  return Number(value) * 1000;
};

interface WebRtcOptions extends Pick<ProcessSettings, 'processes' | 'process'> {
  readonly ports: string;
  readonly host: string;
  readonly isProduction: boolean;
}

const portsPattern = /^(\d{1,5})-(\d{1,5})$/;

/** Parses a range of UDP ports. */
const webRtcPortsOf = (value: string): Pick<WebRtcNetwork, 'ports'> => {
  if (value === '') return {};
  const [, first, last] = portsPattern.exec(value)?.map(Number) ?? [];
  if (first === undefined || last === undefined || first < 1024 || last > 65_535 || last <= first)
    throw new SetupError(`WEBRTC_PORTS is ${value}, but must be a range above 1023, such as WEBRTC_PORTS=50000-50100.`);
  return { ports: [first, last] };
};

/**
 * `WEBRTC=0` closes WebRTC, `WEBRTC=1` opens it, an address opens it there. By default it is open except in production, where UDP may not
 * reach the server.
 */
const webRtcOf = (value: string, { ports, host, isProduction, ...processes }: WebRtcOptions): Settings['webRtc'] => {
  const { ports: all } = webRtcPortsOf(ports);
  const range = all === undefined ? {} : { ports: portsOfProcess(all, processes) };
  if (value === '0' || (value === '' && isProduction)) return null;
  if (isIPv4(value)) return { ...range, announcedAddress: value };
  if (value !== '' && value !== '1')
    throw new SetupError(`WEBRTC is ${value}, but must be 0, 1 or an IPv4 address, such as WEBRTC=203.0.113.5.`);
  return { ...range, ...(host === '127.0.0.1' ? { additionalAddresses: [host] } : {}) };
};

/** `DEV_CONSOLE=1` opens the dev console to everyone who reaches the server, `DEV_CONSOLE=0` closes it; by default it is open on this machine, except in production. */
const devConsoleOf = (value: string | undefined, isProduction: boolean): Settings['devConsole'] => {
  if (value === undefined || value === '') return isProduction ? 'off' : 'loopback';
  if (value !== '0' && value !== '1') throw new SetupError(`DEV_CONSOLE is ${value}, but must be 0 or 1.`);
  return value === '1' ? 'anyone' : 'off';
};

/** Parses arguments and environment. Throws a SetupError if they are invalid. */
export const settingsOf = (args: readonly string[], environment: NodeJS.ProcessEnv): Settings => {
  const {
    fresh: isFresh = false,
    host = '127.0.0.1',
    processes: processesText,
  } = flagsOf(
    args,
    { fresh: { type: 'boolean' }, host: { type: 'string' }, processes: { type: 'string' } },
    environment,
  );
  const port = Number(environment['PORT'] ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new SetupError(`PORT is ${environment['PORT']}, but must be a number from 0 to 65535.`);
  }
  const brand = environment['BRAND'] ?? 'velvet';
  if (!isBrand(brand)) throw new SetupError(`BRAND is ${brand}, but must be ${brands.join(' or ')}.`);
  if (host === '') throw new SetupError('--host needs an address, such as 0.0.0.0.');
  const isProduction = isProductionOf(environment['NODE_ENV']);
  const operations = operationsSettingsOf(environment, port);
  const drainMs = drainMsOf(environment['DRAIN_SECONDS']);
  const dataDirectory = environment['DATA_DIR'] ?? `${root}.data`;
  const processes = processSettingsOf({ processes: processesText, isFresh }, environment);
  if (isFresh)
    for (const file of ['world.db', 'world.db-wal', 'world.db-shm'])
      rmSync(`${dataDirectory}/${file}`, { force: true });
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  return {
    port,
    host,
    brand,
    brandFile: environment['BRAND_FILE'] || null,
    ...processes,
    operations,
    drainMs,
    isFresh,
    isProduction,
    devConsole: devConsoleOf(environment['DEV_CONSOLE'], isProduction),
    dataDirectory,
    media: mediaOf(environment, dataDirectory),
    publicOrigins: publicOriginsOf(environment['PUBLIC_ORIGIN'] ?? '', brand, isProduction),
    trustedProxies: trustedProxiesOf(environment['TRUSTED_PROXIES'] ?? ''),
    countryHeader: countryHeaderOf(environment['COUNTRY_HEADER'] ?? '', environment['TRUSTED_PROXIES'] ?? ''),
    allowedOrigins: allowedOriginsOf(environment['ALLOWED_ORIGINS'] ?? '', isProduction),
    allowedHeaders: allowedHeadersOf(environment['ALLOWED_HEADERS'] ?? ''),
    webPush: pushSettingsOf(environment),
    webRtc: webRtcOf(environment['WEBRTC'] ?? '', {
      ...processes,
      ports: environment['WEBRTC_PORTS'] ?? '',
      host,
      isProduction,
    }),
    previousSecrets: previousSecretsOf(environment),
    secret: secretOf(dataDirectory, environment, isProduction),
  };
};
