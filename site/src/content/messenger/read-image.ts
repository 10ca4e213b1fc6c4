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

/** Why a file is rejected, with the back end's codes. */
export type ImageProblem = 'tooLarge' | 'wrongType';

/**
 * Reads a picture that the guest chose, or returns why it is rejected. It is shown with a data URL, because the content
 * security policy does not allow blob URLs.
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
