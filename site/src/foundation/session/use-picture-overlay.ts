import type { Infer, picture } from '@lounge/protocol';
import { MediaPreloads } from '@lounge/stores/foundation/session';
import { useApp } from '../../shared/app-context.ts';
import { defineModule } from '../../shared/define-module.ts';
import { pictureUrlOf } from '../../shared/picture-url.ts';
import { useOverlayEntry } from '../../shared/use-overlay-entry.ts';
import { picturePreloader } from './preload-picture.ts';

type Picture = Infer<typeof picture>;

const { use: useMediaPreloads } = defineModule({
  key: 'mediaPreloads',
  create: ({ scope }) => ({ preloads: new MediaPreloads(scope, picturePreloader()) }),
});

/** The width of a picture that fills the window; the kit's lightbox has no larger one. */
const largest = 640;

/**
 * An overlay over the whole page that shows one of these pictures, as `useOverlayEntry` returns it. Those beside the shown one are loaded
 * and decoded ahead, as a guest goes on to the next.
 * @spec feature:shell.media-preload
 */
export const usePictureOverlay = (
  pictures: readonly Picture[],
): [current: number | null, show: (shown: number | null) => void] => {
  const { config } = useApp();
  const { preloads } = useMediaPreloads();
  const [current, show] = useOverlayEntry('picture');
  const urlOf = pictureUrlOf(config);
  const besideOf = (at: number): readonly Picture[] =>
    [at + 1, at - 1].flatMap((each) => pictures[(each + pictures.length) % pictures.length] ?? []);
  const showAndPreload = (shown: number | null): void => {
    show(shown);
    const beside = shown === null || pictures.length < 2 ? [] : besideOf(shown);
    preloads.want([...new Set(beside.map(({ url }) => urlOf({ src: url, width: largest, format: 'webp' })))]);
  };
  return [current, showAndPreload];
};
