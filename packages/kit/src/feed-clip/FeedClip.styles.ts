import { css } from 'styled-components';
import { center } from '../layout/layout.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';
import { feedMediaStyles } from './feed-media.styles.ts';

/** Styles of FeedClip. */
export const feedClipStyles = css`
  ${feedMediaStyles}
  position: relative;
  display: grid;
  overflow: clip;
  background: var(--kit-surface-2);
  > * {
    grid-area: 1 / 1;
    min-width: 0;
  }
  > [data-part='space'] {
    display: block;
    width: 100%;
    height: auto;
    max-height: min(78vh, 760px);
  }
  > [data-part='frame'] {
    ${pictureStyles}
    position: absolute;
    inset: 0;
  }
  > :is([data-part='gate'], [data-part='play'], [data-part='player'], [data-part='length'], [data-part='mark']) {
    position: relative;
  }
  > [data-part='play'] {
    ${center}
    outline-offset: -6px;
  }
  > [data-part='play'] > span {
    ${center}
    width: 68px;
    height: 68px;
    border-radius: var(--kit-radius-round);
    background: rgb(var(--kit-scrim) / max(0.78, var(--kit-min-alpha, 0)));
    color: var(--kit-on-picture-text);
    transition: transform var(--kit-motion-feedback) var(--kit-motion-ease);
  }
  @media (hover: hover) {
    > [data-part='play']:hover > span {
      transform: scale(1.06);
    }
  }
  > [data-part='length'] {
    place-self: end start;
    margin: 12px;
    padding: 3px 8px;
    border-radius: var(--kit-radius-1);
    background: rgb(var(--kit-scrim) / max(0.78, var(--kit-min-alpha, 0)));
    color: var(--kit-on-picture-text);
    font-size: var(--kit-type-2);
    font-variant-numeric: tabular-nums;
    pointer-events: none;
  }
  > [data-part='player'] {
    display: grid;
    background: rgb(var(--kit-scrim));
  }
`;
