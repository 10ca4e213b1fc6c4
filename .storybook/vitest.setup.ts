import * as a11y from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import * as preview from './preview.tsx';

/** Pictures that are on their way would make every screenshot another one. */
async function settled(within: HTMLElement) {
  await document.fonts.ready;
  const images = [...within.querySelectorAll('img')].filter((image) => !image.complete);
  await Promise.all(
    images.map((image) => {
      image.loading = 'eager';
      return new Promise((done) => {
        image.addEventListener('load', done, { once: true });
        image.addEventListener('error', done, { once: true });
      });
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
      await expect(page.elementLocator(canvasElement)).toMatchScreenshot(id);
    },
  },
]);
