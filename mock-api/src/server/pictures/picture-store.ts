/** Files by their names below a store's root, such as `edition-3/velvet/portrait/mirela/w160.webp`. */
export type NamedFiles = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/**
 * Stores drawn pictures for one or several processes. Its failures are its own: they are logged, and the picture is drawn again.
 */
export interface PictureStore {
  /** Returns a file, or undefined where it is not stored or cannot be read. Never rejects. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** Stores the files of one picture in one format. Never rejects. */
  write(files: NamedFiles): Promise<void>;
  /** Resolves when what was written is stored. */
  close(): Promise<void>;
}

/** Logs failures that guests do not notice; compatible with pino. */
export interface PictureLog {
  warn(details: object, message: string): void;
}
