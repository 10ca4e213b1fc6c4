import { bearer } from '@lounge/protocol';

/** Options of a media preload. */
export interface PreloadOptions {
  /** The access token, for media that needs one; addresses of bought media are encrypted and need none. @default null */
  readonly token?: string | null;
  readonly signal?: AbortSignal;
}

/**
 * Loads a picture or a clip ahead, so that it shows at once from the browser's cache. Resolves to its bytes, or to null where it cannot be
 * loaded: whoever shows it then loads it as usual.
 * @spec rest:media.preload, state:media-preloading, feature:shell.media-preload
 */
export const preloadMedia = async (
  address: string,
  { token = null, signal }: PreloadOptions = {},
): Promise<Blob | null> => {
  try {
    const response = await fetch(address, {
      credentials: 'same-origin',
      headers: token === null ? {} : { authorization: bearer(token) },
      ...(signal === undefined ? {} : { signal }),
    });
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
};
