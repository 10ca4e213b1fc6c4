import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { KitProvider } from '../kit-provider/index.ts';
import { PerformerTile } from '../performer-tile/index.ts';
import { Picture, type PictureFile } from './index.ts';

const existing = (name: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4" id="${name}"/>`)}`;
const nameOf = ({ width, format }: PictureFile) => `w${width}-${format}`;

/** Shows a picture of which only some files exist. Returns its box. */
function show(exists: (file: PictureFile) => boolean): HTMLElement {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  onTestFinished(() => {
    root.unmount();
    box.remove();
  });
  const urlOf = (file: PictureFile) => (exists(file) ? existing(nameOf(file)) : `data:image/avif,${nameOf(file)}`);
  flushSync(() =>
    root.render(
      <KitProvider pictureUrl={urlOf} pictureFormats={['avif', 'webp']}>
        <Picture src="/any" width={3} height={4} sizes="640px" lazy={false} />
      </KitProvider>,
    ),
  );
  return box;
}

/** The name of the file that the box shows; null if it shows none. */
const shownIn = (box: HTMLElement) => {
  const image = box.querySelector('img');
  if (!image?.complete || image.naturalWidth === 0) return null;
  return /w\d+-\w+/.exec(decodeURIComponent(image.currentSrc))?.[0] ?? null;
};

test.each([
  ['all files', () => true, 'w640-avif'],
  ['no AVIF', ({ format }: PictureFile) => format === 'webp', 'w640-webp'],
  ['no width of 640', ({ width }: PictureFile) => width < 640, 'w320-webp'],
  ['one file only', ({ width, format }: PictureFile) => width === 160 && format === 'webp', 'w160-webp'],
])('of a picture with %s the best one is shown', async (_, exists, name) => {
  const box = show(exists);
  await vi.waitFor(() => expect(shownIn(box)).toBe(name));
  expect(box.querySelector('[data-part=failed]')).toBeNull();
});

test('a picture without a file says so, and its button tries all of them again', async () => {
  let exists = false;
  const box = show(() => exists);
  await vi.waitFor(() => expect(box.querySelector('[data-part=failed]')).not.toBeNull());
  exists = true;
  box.querySelector('button')?.click();
  await vi.waitFor(() => expect(shownIn(box)).toBe('w640-avif'));
});

test.each([
  ['several widths', ({ format }: PictureFile) => `data:image/avif,${format}`],
  ['all widths and formats', () => 'data:image/avif,one'],
  ['the widths below a limit', ({ width, format }: PictureFile) => `data:image/avif,${Math.min(width, 320)}-${format}`],
])('a missing file that serves %s shows the note and no error', async (_, pictureUrl) => {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  onTestFinished(() => {
    root.unmount();
    box.remove();
  });
  flushSync(() =>
    root.render(
      <KitProvider pictureUrl={pictureUrl} pictureFormats={['avif', 'webp']}>
        <Picture src="/any" width={3} height={4} sizes="640px" lazy={false} />
      </KitProvider>,
    ),
  );
  await vi.waitFor(() => expect(box.querySelector('[data-part=failed]')).not.toBeNull());
});

/** A tile whose picture has no file until `provide` is called. Returns its box. */
function showTile(): { box: HTMLElement; provide: () => void } {
  let exists = false;
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  onTestFinished(() => {
    root.unmount();
    box.remove();
  });
  const urlOf = (file: PictureFile) => (exists ? existing(nameOf(file)) : `data:image/avif,${nameOf(file)}`);
  flushSync(() =>
    root.render(
      <KitProvider pictureUrl={urlOf}>
        <PerformerTile
          name="Élodie"
          href="#elodie"
          picture={{ src: '/any', alt: 'Élodie at the window' }}
          lazy={false}
        />
      </KitProvider>,
    ),
  );
  return { box, provide: () => (exists = true) };
}

const standIn = (box: HTMLElement) => box.querySelector('[data-part=failed]');

test('a tile shows the first letter for a picture without a file, named as the picture, and no button', async () => {
  const { box } = showTile();
  await vi.waitFor(() => expect(standIn(box)?.textContent).toBe('É'));
  expect(standIn(box)?.getAttribute('aria-label')).toBe('Élodie at the window');
  expect(box.querySelector('button, img')).toBeNull();
});

test('a tile loads its picture when the network is back, and its stand-in stays until then', async () => {
  const { box, provide } = showTile();
  await vi.waitFor(() => expect(standIn(box)).not.toBeNull());
  provide();
  flushSync(() => window.dispatchEvent(new Event('online')));
  expect(standIn(box)).not.toBeNull();
  await vi.waitFor(() => expect(shownIn(box)).not.toBeNull());
  await vi.waitFor(() => expect(standIn(box)).toBeNull());
});

test('a tile loads its picture when it is seen again', async () => {
  const { box, provide } = showTile();
  await vi.waitFor(() => expect(standIn(box)).not.toBeNull());
  const away = new Promise<void>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting !== false) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(box);
  });
  box.style.cssText = 'position: fixed; top: 300vh';
  await away;
  provide();
  box.style.cssText = '';
  await vi.waitFor(() => expect(shownIn(box)).not.toBeNull());
  await vi.waitFor(() => expect(standIn(box)).toBeNull());
});
