import * as a11y from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import madeWith from './made-with.json' with { type: 'json' };
import * as preview from './preview.tsx';

/**
 * References are exact on the Chromium that made them; another one may set type a little differently, which is not a fault of
 * the kit.
 */
const chromium = /Chrome\/(\d+)/.exec(navigator.userAgent)?.[1];
const tolerance =
  chromium === madeWith.chromium ? {} : { comparatorOptions: { allowedMismatchedPixelRatio: 0.002, threshold: 0.1 } };

/** Whether some of an element lies inside the part of the story that is shown. */
const isShown = (element: Element, within: HTMLElement): boolean => {
  const [own, outer] = [element.getBoundingClientRect(), within.getBoundingClientRect()];
  return own.top < outer.bottom && own.bottom > outer.top && own.left < outer.right && own.right > outer.left;
};

/** The address of the middle width that an image, or its picture's chosen source, offers. */
const middleWidth = (image: HTMLImageElement): string | null => {
  const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
  const chosen = sources.find(({ media }) => media === '' || matchMedia(media).matches);
  const offered = (chosen?.srcset ?? image.srcset).split(',').map((each) => each.trim().split(' ', 1)[0]);
  return offered[offered.length >> 1] || null;
};

/** A browser that has a wider picture in its memory shows that one, so which one is shown must not be left to it. */
const pin = (image: HTMLImageElement): void => {
  const address = middleWidth(image);
  if (address === null) return;
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
  image.removeAttribute('srcset');
  image.src = address;
};

/** Pictures and faces that are on their way would make every screenshot another one; those beyond the edge are not in it. */
async function settled(within: HTMLElement) {
  await document.fonts.ready;
  const images = [...within.querySelectorAll('img')].filter((image) => isShown(image, within));
  await Promise.all(
    images.map((image) => {
      image.loading = 'eager';
      pin(image);
      // A picture that failed stays as it is, and is part of what the screenshot shows.
      return image.decode().catch(() => undefined);
    }),
  );
}

setProjectAnnotations([
  a11y,
  preview,
  {
    afterEach: async ({ canvasElement, id, tags }: { canvasElement: HTMLElement; id: string; tags: string[] }) => {
      if (!tags.includes('shot')) return;
      await settled(canvasElement);
      await expect(page.elementLocator(canvasElement)).toMatchScreenshot(id, tolerance);
    },
  },
]);
