import { maxImageBytes } from '@lounge/protocol/content/messenger';
import type { ChosenImage } from './MessengerStores.ts';

const types: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

const dataUrlOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });

/** What is wrong with a file, by the codes that the back end would answer. */
export type ImageProblem = 'tooLarge' | 'wrongType';

/**
 * A picture that the guest chose, or what is wrong with it. It is shown by a data URL: the content policy lets no other
 * address of the page's own in.
 */
export const readImage = async (file: File): Promise<ChosenImage | ImageProblem> => {
  if (!types.includes(file.type)) return 'wrongType';
  if (file.size > maxImageBytes) return 'tooLarge';
  try {
    const [bytes, src] = await Promise.all([file.arrayBuffer(), dataUrlOf(file)]);
    return { bytes: new Uint8Array(bytes), src, name: file.name };
  } catch {
    return 'wrongType';
  }
};
