import { css } from 'styled-components';

/** Styles of MessageContentTile. */
export const messageContentTileStyles = css`
  position: relative;
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: var(--kit-radius-1);
  background: var(--kit-surface-2);
  color: var(--kit-text-muted);
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  > [data-part='play'] {
    position: absolute;
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    border-radius: 50%;
    background: rgb(var(--kit-scrim) / 0.78);
    color: var(--kit-on-picture-text);
  }
  &[data-skeleton] {
    cursor: default;
  }
`;
