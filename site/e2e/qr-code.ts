import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';

// Its types are those of an ES module, but its default export is the function itself.
const decode = jsQR as unknown as typeof jsQR.default;

/** Returns the text of a QR code as a camera reads it: from the pixels of the screen. Null if there is none to be read. */
export const textOfQrCode = async (code: Locator): Promise<string | null> => {
  const png = (await code.screenshot()).toString('base64');
  const { pixels, width, height } = await code.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    return { pixels: Array.from(data), width: bitmap.width, height: bitmap.height };
  }, png);
  return decode(Uint8ClampedArray.from(pixels), width, height, { inversionAttempts: 'dontInvert' })?.data ?? null;
};
