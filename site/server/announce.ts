import { brands as allBrands } from '@lounge/locale';
import type { SiteBrands } from '@lounge/site/brands';
import type { Settings } from './settings.ts';

/** Each process has a log of its own. */
export const logFileOf = ({ processes, process: number }: Settings): string =>
  processes === 1 ? 'server.log' : `server-${number ?? 0}.log`;

/** Where the world is, without a password. */
const placeOf = ({ databaseUrl, dataDirectory }: Settings): string => {
  if (databaseUrl === null) return dataDirectory;
  const { host, pathname } = new URL(databaseUrl);
  return `the database ${pathname.slice(1)} at ${host}`;
};

/** Where the log is. */
const logsOf = ({ operations, processes, dataDirectory }: Settings): string => {
  if (operations.log === 'stdout') return '';
  return processes === 1 ? `; the log is server.log in ${dataDirectory}` : `; their logs are in ${dataDirectory}`;
};

/** Says where the server can be reached. */
export const announce = (
  settings: Settings,
  {
    brands,
    isNew,
    port,
    metricsPort,
  }: { brands: SiteBrands; isNew: boolean; port: number; metricsPort: number | null },
): void => {
  const isLocal = settings.host === '127.0.0.1';
  const shown = isLocal ? 'localhost' : settings.host;
  const others = isLocal ? allBrands.filter((brand) => brand !== settings.brand) : [];
  const addresses = [
    [brands[settings.brand].productName, `http://${shown}:${port}/`],
    ...others.map((brand) => [brands[brand].productName, `http://${brand}.localhost:${port}/`]),
  ];
  const length = Math.max(...addresses.map(([name = '']) => name.length));
  const isLogged = settings.operations.log === 'stdout';
  // Standard output has nothing but the lines of the log then.
  const output = isLogged ? process.stderr : process.stdout;
  output.write(
    [
      settings.processes === 1
        ? `${isNew ? 'A new world was created' : 'The world was loaded'} in ${placeOf(settings)}${logsOf(settings)}.`
        : `${settings.processes} processes share the world in ${placeOf(settings)}${logsOf(settings)}.`,
      ...(settings.host === '127.0.0.1' ? [] : ['Anybody who reaches this address can open the site.']),
      ...addresses.map(([name = '', address]) => `${name.padEnd(length)}  ${address}`),
      ...(settings.devConsole === 'off' ? [] : [`dev console    http://${shown}:${port}/dev/`]),
      ...(metricsPort === null ? [] : [`metrics        http://${shown}:${metricsPort}/metrics`]),
      ...(settings.devConsole === 'anyone' ? ['The dev console is open to everybody who reaches this address.'] : []),
      'Ctrl+C ends it.',
      '',
    ].join('\n'),
  );
};
