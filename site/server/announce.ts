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

/** Says where the server can be reached. */
export const announce = (
  settings: Settings,
  { brands, isNew, port }: { brands: SiteBrands; isNew: boolean; port: number },
): void => {
  const isLocal = settings.host === '127.0.0.1';
  const shown = isLocal ? 'localhost' : settings.host;
  const others = isLocal ? allBrands.filter((brand) => brand !== settings.brand) : [];
  const addresses = [
    [brands[settings.brand].productName, `http://${shown}:${port}/`],
    ...others.map((brand) => [brands[brand].productName, `http://${brand}.localhost:${port}/`]),
  ];
  const length = Math.max(...addresses.map(([name = '']) => name.length));
  process.stdout.write(
    [
      settings.processes === 1
        ? `${isNew ? 'A new world was created' : 'The world was loaded'} in ${placeOf(settings)}; the log is server.log in ${settings.dataDirectory}.`
        : `${settings.processes} processes share the world in ${placeOf(settings)}; their logs are in ${settings.dataDirectory}.`,
      ...(settings.host === '127.0.0.1' ? [] : ['Anybody who reaches this address can open the site.']),
      ...addresses.map(([name = '', address]) => `${name.padEnd(length)}  ${address}`),
      ...(settings.devConsole === 'off' ? [] : [`dev console    http://${shown}:${port}/dev/`]),
      ...(settings.devConsole === 'anyone' ? ['The dev console is open to everybody who reaches this address.'] : []),
      'Ctrl+C ends it.',
      '',
    ].join('\n'),
  );
};
