import * as zlib from 'node:zlib';

type Decode = (bytes: Buffer, options: { readonly maxOutputLength: number }) => Buffer;

/** Some servers send `deflate` without its header. */
const inflate: Decode = (bytes, options) => {
  try {
    return zlib.inflateSync(bytes, options);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'Z_DATA_ERROR') throw error;
    return zlib.inflateRawSync(bytes, options);
  }
};

/** The decoders of this version of Node.js; zstd came with 22.15. */
const decoders: Readonly<Record<string, Decode | undefined>> = {
  gzip: zlib.gunzipSync,
  'x-gzip': zlib.gunzipSync,
  deflate: inflate,
  br: zlib.brotliDecompressSync,
  ...('zstdDecompressSync' in zlib ? { zstd: zlib.zstdDecompressSync } : {}),
};

/** A decoded body; `encoding` is what could not be decoded, null for nothing. */
export interface DecodedBody {
  readonly bytes: Buffer;
  readonly encoding: string | null;
}

/**
 * Undoes the encodings of a header `Content-Encoding`. Those that are unknown or broken stay. Throws if more than `mostBytes` come of it,
 * with the code `ERR_BUFFER_TOO_LARGE`.
 */
export const decodeContent = (bytes: Buffer, header: string | undefined, mostBytes: number): DecodedBody => {
  const encodings = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && each !== 'identity');
  let decoded = bytes;
  while (encodings.length > 0 && decoded.length > 0) {
    const decode = decoders[encodings.at(-1) ?? ''];
    if (decode === undefined) break;
    try {
      decoded = decode(decoded, { maxOutputLength: mostBytes });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw error;
      break;
    }
    encodings.pop();
  }
  return { bytes: decoded, encoding: encodings.length === 0 || decoded.length === 0 ? null : encodings.join(', ') };
};
