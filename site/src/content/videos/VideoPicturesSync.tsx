import { PictureSources, usePictureSource } from '@lounge/kit/picture';
import { VideoPictures } from '@lounge/stores/content/videos';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { followLooks, isSavingData } from '../../shared/follow-looks.ts';

const Still = styled.picture.withConfig({ componentId: 'site-video-picture' })`
  > img {
    position: absolute;
    inset: 0;
    z-index: 1;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const widths = [320, 640];
const sizes = '(min-width: 1200px) 326px, (min-width: 768px) 33vw, 272px';

/** Whether the visitor wants no motion or few data. */
const isSparing = (): boolean => isSavingData() || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The tile of a video around an element, which names its video. */
const tileAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-video]') : null;

/** A picture over that of the tile; one that does not load leaves the tile's own. */
const Shown = ({ src }: { src: string }) => {
  const sourceOf = usePictureSource();
  return (
    <Still data-part="picture">
      <PictureSources src={src} widths={widths} sizes={sizes} />
      <img
        {...sourceOf(src, 640, widths)}
        sizes={sizes}
        alt=""
        onError={({ currentTarget }) => (currentTarget.hidden = true)}
      />
    </Still>
  );
};

/**
 * Shows further pictures of a video on its tile while it has the pointer or the focus: one listener for all tiles of the page.
 * @spec feature:shell.tile-grid
 */
export const VideoPicturesSync = observer(() => {
  const { context } = useApp().stores;
  const [pictures] = useState(() => new VideoPictures(context));
  const [frame, setFrame] = useState<Element | null>(null);
  useEffect(
    () =>
      followLooks((target) => {
        const tile = isSparing() ? null : tileAt(target);
        setFrame(tile?.querySelector('[data-part="frame"]') ?? null);
        pictures.look(tile === null ? null : Number(tile.dataset['video']));
      }),
    [pictures],
  );
  const { current } = pictures;
  if (current === null || frame === null) return null;
  return createPortal(<Shown key={current.url} src={current.url} />, frame);
});
