import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ObjectStoreAddress } from '@lounge/mock-api/server';
import { SetupError } from './flags.ts';

/** Where drawn pictures are stored: a folder, which several servers may share, or an object store. */
export type MediaSettings = { readonly directory: string } | ObjectStoreAddress;

const example = 'MEDIA_URL=s3://bucket/prefix?endpoint=https://store.example&region=eu-central-1';

const knownParameters: readonly string[] = ['endpoint', 'region'];

const isEndpoint = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
};

/** Parses the address of an object store. Names no password that somebody has written into it. */
const objectStoreOf = (value: string): ObjectStoreAddress => {
  const url = URL.parse(value);
  const wrong = (reason: string): never => {
    throw new SetupError(`MEDIA_URL ${reason}; it must look like this: ${example}.`);
  };
  if (url?.protocol !== 's3:' || url.hostname === '' || url.port !== '' || url.hash !== '')
    return wrong('is no address of a bucket');
  if (url.username !== '' || url.password !== '')
    return wrong('has credentials, which belong into AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  const unknown = [...url.searchParams.keys()].find((each) => !knownParameters.includes(each));
  if (unknown !== undefined) return wrong(`has the unknown parameter ${unknown}`);
  const endpoint = url.searchParams.get('endpoint');
  if (endpoint !== null && !isEndpoint(endpoint)) return wrong(`has the endpoint ${endpoint}`);
  const prefix = decodeURIComponent(url.pathname).replaceAll(/^\/+|\/+$/g, '');
  const region = url.searchParams.get('region') ?? 'us-east-1';
  if (!/^[\w-]+$/.test(region)) return wrong(`has the region ${region}`);
  return { bucket: url.hostname, prefix: prefix === '' ? '' : `${prefix}/`, endpoint, region };
};

/** Creates the folder, but not those above it, as a shared one is mounted. Throws a SetupError where this process cannot write it. */
const folderOf = (value: string): string => {
  const directory = resolve(value);
  try {
    if (!existsSync(directory)) mkdirSync(directory, { mode: 0o700 });
    if (!statSync(directory).isDirectory()) throw Object.assign(new Error('no folder'), { code: 'ENOTDIR' });
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new SetupError(`MEDIA_DIR is ${value}, but must be a folder that this server can write (${code}).`);
  }
  return directory;
};

/** Reads MEDIA_DIR and MEDIA_URL. Throws a SetupError for wrong ones. @default a folder in `dataDirectory` */
export const mediaOf = (environment: NodeJS.ProcessEnv, dataDirectory: string): MediaSettings => {
  const directory = environment['MEDIA_DIR'] ?? '';
  const url = environment['MEDIA_URL'] ?? '';
  if (directory !== '' && url !== '') throw new SetupError('MEDIA_DIR and MEDIA_URL are both set; set one of them.');
  if (url !== '') return objectStoreOf(url);
  return { directory: directory === '' ? `${dataDirectory}/pictures` : folderOf(directory) };
};
