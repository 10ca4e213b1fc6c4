import { preloadMedia } from '@lounge/transport';

/** How many decoded pictures are held: those on both sides of the shown one, and the one before. */
const held = 3;

/**
 * Creates a function that loads a picture ahead and decodes it, so that the first frame that has it paints it. The last pictures are held,
 * as a browser drops those to which nothing refers.
 */
export const picturePreloader = (): typeof preloadMedia => {
  const images: HTMLImageElement[] = [];
  return async (address, options) => {
    const blob = await preloadMedia(address, options);
    if (blob === null || options?.signal?.aborted) return blob;
    const image = new Image();
    image.src = address;
    images.unshift(image);
    images.length = Math.min(images.length, held);
    // A file that is no picture is reported by the element that shows it.
    await image.decode().catch(() => undefined);
    return blob;
  };
};
