import * as a11y from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import screenshotBrowser from './screenshot-browser.json' with { type: 'json' };
import * as preview from './preview.tsx';

/**
 * Screenshots are compared exactly in the Chromium version that wrote them; other versions may render text slightly differently.
 */
const chromium = /Chrome\/(\d+)/.exec(navigator.userAgent)?.[1];
const tolerance =
  chromium === screenshotBrowser.chromium
    ? {}
    : { comparatorOptions: { allowedMismatchedPixelRatio: 0.002, threshold: 0.1 } };

/** Whether an element intersects the visible part of the story. */
const isShown = (element: Element, within: HTMLElement): boolean => {
  const [own, outer] = [element.getBoundingClientRect(), within.getBoundingClientRect()];
  return own.top < outer.bottom && own.bottom > outer.top && own.left < outer.right && own.right > outer.left;
};

/** The URL of the middle width in the `srcset` of an image or of its matching `source`. */
const middleWidth = (image: HTMLImageElement): string | null => {
  const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
  const chosen = sources.find(({ media }) => media === '' || matchMedia(media).matches);
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

/** Waits until the visible pictures and the fonts have loaded, so that screenshots are stable. */
async function settled(within: HTMLElement) {
  await document.fonts.ready;
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
function endAnimations() {
  for (const animation of document.getAnimations()) {
    const endTime = Number(animation.effect?.getComputedTiming().endTime ?? Infinity);
    if (Number.isFinite(endTime)) animation.finish();
  }
}

/**
 * Paints everything anew: where a font or a picture arrived after the first frame, only a part was painted again, and round
 * corners at its edge differ by a shade. A filter leaves the focus where it is.
 */
async function repaint(within: HTMLElement) {
  endAnimations();
  within.style.filter = 'invert(1)';
  await nextFrame();
  await nextFrame();
  within.style.filter = '';
  await nextFrame();
}

setProjectAnnotations([
  a11y,
  preview,
  {
    // A run needs violations only: axe then names no element that passes.
    parameters: { a11y: { options: { resultTypes: ['violations'] } } },
    afterEach: async ({ canvasElement, id, tags }: { canvasElement: HTMLElement; id: string; tags: string[] }) => {
      if (!tags.includes('shot')) return;
      await settled(canvasElement);
      await repaint(canvasElement);
      await expect(page.elementLocator(canvasElement)).toMatchScreenshot(id, tolerance);
    },
  },
]);
