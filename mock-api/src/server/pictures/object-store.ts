import { sep } from 'node:path';
import type { S3Client } from '@aws-sdk/client-s3';
import type { NamedFiles, PictureLog, PictureStore } from './picture-store.ts';
import { rareWarnings } from './rare-warnings.ts';

/** An object store that refuses what the settings say; the message is a sentence for the operator. */
export class ObjectStoreError extends Error {}

/** Where an object store has its pictures. */
export interface ObjectStoreAddress {
  readonly bucket: string;
  /** Precedes the names of all objects; empty or with a slash at its end. */
  readonly prefix: string;
  /** Null for that of AWS in the region. */
  readonly endpoint: string | null;
  readonly region: string;
}

/** Options of an object store. */
export interface ObjectStoreOptions {
  readonly log?: PictureLog | undefined;
  /** Milliseconds of a clock. @default Date.now */
  readonly now?: () => number;
  /** How long a request waits for the store, in milliseconds. @default 1000, and once more */
  readonly timeoutMs?: number;
}

/** A store that is away is left alone for so long: drawing is faster than waiting for it each time. */
const pauseMs = 10_000;

/** How many pictures wait to be stored; further ones are drawn again by who needs them. */
const maxWaiting = 50;

const probeName = 'lounge.txt';

const statusOf = (cause: unknown): number | undefined =>
  (cause as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode;

const nameOf = (cause: unknown): string => (cause instanceof Error ? cause.name : '');

/** Whether the settings are wrong, as opposed to a store that is away or ill. */
const isRejected = (cause: unknown): boolean => {
  const status = statusOf(cause) ?? 0;
  return (status >= 300 && status < 500 && status !== 429) || nameOf(cause) === 'CredentialsProviderError';
};

const typeOf = (name: string): string => `image/${name.slice(name.lastIndexOf('.') + 1)}`;

/** The client is 20 MB of modules, which only servers with an object store load. */
const clientOf = async ({ endpoint, region }: ObjectStoreAddress, timeoutMs: number) => {
  const { S3Client, GetObjectCommand, PutObjectCommand } = await import('@aws-sdk/client-s3');
  const client: S3Client = new S3Client({
    region,
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    maxAttempts: 2,
    // Stores other than AWS do not know its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: timeoutMs, requestTimeout: timeoutMs, throwOnRequestTimeout: true },
  });
  return { client, GetObjectCommand, PutObjectCommand };
};

/**
 * Opens an object store with S3's protocol. The client reads the credentials from where AWS's tools do. Throws an ObjectStoreError
 * where the store refuses to store; one that is away is used when it is back.
 */
export const objectStore = async (
  address: ObjectStoreAddress,
  { log, now = Date.now, timeoutMs = 1000 }: ObjectStoreOptions = {},
): Promise<PictureStore> => {
  const { bucket, prefix } = address;
  const { client, GetObjectCommand, PutObjectCommand } = await clientOf(address, timeoutMs);
  const warn = rareWarnings(log, now);
  let pausedUntil = -Infinity;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  const keyOf = (name: string): string => `${prefix}${name.replaceAll(sep, '/')}`;
  const isPaused = (): boolean => now() < pausedUntil;
  const pause = (message: string, cause: unknown): void => {
    pausedUntil = now() + pauseMs;
    warn(message, cause);
  };
  const put = (name: string, body: Uint8Array, type: string) =>
    client.send(new PutObjectCommand({ Bucket: bucket, Key: keyOf(name), Body: body, ContentType: type }));
  const store = async (files: NamedFiles): Promise<void> => {
    if (isPaused()) return;
    try {
      await Promise.all([...files].map(([name, bytes]) => put(name, bytes, typeOf(name))));
    } catch (cause) {
      pause('drawn pictures are not stored', cause);
    }
  };

  try {
    await put(probeName, new TextEncoder().encode('Drawn pictures, which can be deleted.\n'), 'text/plain');
  } catch (cause) {
    if (isRejected(cause)) {
      client.destroy();
      throw new ObjectStoreError(`The bucket ${bucket} refuses to store pictures: ${(cause as Error).message}`, {
        cause,
      });
    }
    pause('the store of pictures is away', cause);
  }

  return {
    async read(name) {
      if (isPaused()) return undefined;
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: keyOf(name) }));
        return await Body?.transformToByteArray();
      } catch (cause) {
        if (nameOf(cause) !== 'NoSuchKey') pause('stored pictures are not read', cause);
        return undefined;
      }
    },
    write(files) {
      if (waiting >= maxWaiting || isPaused()) return Promise.resolve();
      waiting += 1;
      last = last.then(() => store(files)).finally(() => (waiting -= 1));
      // Guests do not wait for the store.
      return Promise.resolve();
    },
    async close() {
      await last;
      client.destroy();
    },
  };
};
