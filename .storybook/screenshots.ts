import { expect } from 'vitest';
import { page } from 'vitest/browser';
import screenshotBrowser from './screenshot-browser.json' with { type: 'json' };

/**
 * Screenshots are compared exactly in the Chromium version that wrote them; other versions may render text slightly differently.
 */
const chromium = /Chrome\/(\d+)/.exec(navigator.userAgent)?.[1];
/** A large picture is not taken twice in the five seconds of the default on a busy machine. */
const stableTimeoutMs = 30_000;
const tolerance =
  chromium === screenshotBrowser.chromium
    ? {}
    : { comparatorOptions: { allowedMismatchedPixelRatio: 0.002, threshold: 0.1 } };

/** Whether an element intersects the visible part of the story. */
const isShown = (element: Element, within: HTMLElement): boolean => {
  const [own, outer] = [element.getBoundingClientRect(), within.getBoundingClientRect()];
  return own.top < outer.bottom && own.bottom > outer.top && own.left < outer.right && own.right > outer.left;
};

/** The window of an element, which may stand in a frame. */
const windowOf = (element: Element): Window => element.ownerDocument.defaultView ?? window;

/** The URL of the middle width in the `srcset` of an image or of its matching `source`. */
const middleWidth = (image: HTMLImageElement): string | null => {
  const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
  const chosen = sources.find(({ media }) => media === '' || windowOf(image).matchMedia(media).matches);
  const offered = (chosen?.srcset ?? image.srcset).split(',').map((each) => each.trim().split(' ', 1)[0]);
  return offered[offered.length >> 1] || null;
};

/** Pins an image to one width, as browsers prefer a wider one from their cache. */
const pin = (image: HTMLImageElement): void => {
  const address = middleWidth(image);
  if (address === null) return;
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
  image.removeAttribute('srcset');
  image.src = address;
};

/** Renders the items of long lists as all others: one that is rendered near the window only has a layer of its own. */
const renderItems = (within: HTMLElement): void => {
  for (const item of within.querySelectorAll<HTMLElement>('li')) {
    if (windowOf(item).getComputedStyle(item).contentVisibility === 'auto') item.style.contentVisibility = 'visible';
  }
};

/** Waits until the visible pictures and the fonts have loaded, so that screenshots are stable. */
export async function settled(within: HTMLElement) {
  await within.ownerDocument.fonts.ready;
  renderItems(within);
  const images = [...within.querySelectorAll('img')].filter((image) => isShown(image, within));
  await Promise.all(
    images.map((image) => {
      image.loading = 'eager';
      pin(image);
      // A picture that failed to load stays as it is and is part of the screenshot.
      return image.decode().catch(() => undefined);
    }),
  );
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Ends transitions and animations that end, so that none has a layer of its own, whose round corners differ by a shade. */
function endAnimations(document: Document) {
  for (const animation of document.getAnimations()) {
    const endTime = Number(animation.effect?.getComputedTiming().endTime ?? Infinity);
    if (Number.isFinite(endTime)) animation.finish();
  }
}

/**
 * Paints everything anew: where a font or a picture arrived after the first frame, only a part was painted again, and round
 * corners at its edge differ by a shade. A filter leaves the focus where it is.
 */
export async function repaint(within: HTMLElement) {
  endAnimations(within.ownerDocument);
  // An open dialog is in the top layer, which the filter of an element around it does not reach.
  const all = [within, ...within.querySelectorAll<HTMLElement>('dialog[open]')];
  for (const element of all) element.style.filter = 'invert(1)';
  await nextFrame();
  await nextFrame();
  for (const element of all) element.style.filter = '';
  await nextFrame();
}

const pixelsOf = async (source: Blob): Promise<ImageData> => {
  const bitmap = await createImageBitmap(source);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (context === null) throw new Error('There is no canvas.');
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
};

/** How far a channel of a pixel may be from the committed one, of 255, where Chromium draws a round corner in another layer. */
const mostOfPixel = 64;
/** The sum of these differences: that of two dozen round corners (twelve were 3,065). A letter or a shade of an area is more. */
const mostOfPicture = 5000;

/** The largest difference of a channel of two pixels. */
const differenceOf = (one: number, other: number): number =>
  Math.max(...[0, 8, 16, 24].map((bits) => Math.abs(((one >>> bits) & 255) - ((other >>> bits) & 255))));

/** Whether two pictures of one size have the same pixels but for corners. A loop, as a function for each of ten million is ten times slower. */
const areSame = (one: Uint32Array, other: Uint32Array): boolean => {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) {
    if (one[index] === other[index]) continue;
    const difference = differenceOf(one[index] ?? 0, other[index] ?? 0);
    sum += difference;
    if (difference > mostOfPixel || sum > mostOfPicture) return false;
  }
  return true;
};

/** Whether an element looks as its committed picture says, in every pixel but for the shades of corners. */
async function looksAsCommitted(element: HTMLElement, reference: string): Promise<boolean> {
  const response = await fetch(reference, { cache: 'no-store' });
  if (response.headers.get('content-type') !== 'image/png') return false;
  const shown = await page.elementLocator(element).screenshot({ save: false, animations: 'disabled', caret: 'hide' });
  const [expected, actual] = await Promise.all([
    response.blob().then(pixelsOf),
    fetch(`data:image/png;base64,${shown}`)
      .then((answer) => answer.blob())
      .then(pixelsOf),
  ]);
  if (expected.width !== actual.width || expected.height !== actual.height) return false;
  return areSame(new Uint32Array(expected.data.buffer), new Uint32Array(actual.data.buffer));
}

/** Rows that a list draws late come after the first time that all pictures were waited for. */
const attempts = 3;

/**
 * Expects an element to look as its committed picture, `__screenshots__/{test file}/{name}-chromium-linux.png`, once `settle` has waited for
 * what it shows. One screenshot that is the same is enough; vitest takes several, which it decodes slowly.
 */
export async function expectScreenshot(
  element: HTMLElement,
  name: string,
  settle: () => Promise<unknown>,
): Promise<void> {
  const { testPath = '' } = expect.getState();
  // Vitest writes one hyphen for the two of a story's id.
  const picture = `${name.replaceAll(/-+/g, '-')}-chromium-linux.png`;
  const [folder, file] = [testPath.slice(0, testPath.lastIndexOf('/')), testPath.slice(testPath.lastIndexOf('/') + 1)];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    await settle();
    if (await looksAsCommitted(element, `/@fs${folder}/__screenshots__/${file}/${picture}`)) return;
  }
  await expect(page.elementLocator(element)).toMatchScreenshot(name, { timeout: stableTimeoutMs, ...tolerance });
}
