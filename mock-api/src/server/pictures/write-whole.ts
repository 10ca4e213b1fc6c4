import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file so that nobody ever sees half of it: two processes that write the same file both succeed, the later
 * one stays. Throws what the file system throws, and leaves nothing behind then.
 */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  } catch (failure) {
    await rm(unfinished, { force: true });
    throw failure;
  }
}
