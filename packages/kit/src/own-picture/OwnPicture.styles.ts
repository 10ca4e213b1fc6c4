import { css } from 'styled-components';
import { center, centredStack, cover, overlay, target } from '../layout/layout.ts';

/** Styles of the guest's own picture: a small frame with a label and a button that hides it. */
export const ownPictureStyles = css`
  ${center}
  position: relative;
  overflow: hidden;
  width: 184px;
  height: 115px;
  border-radius: var(--kit-radius-2);
  background: var(--kit-surface-1);
  box-shadow: var(--kit-shadow-1);
  color: var(--kit-on-picture-text-muted);
  font-size: 0.8125rem;
  line-height: 1.3;
  text-align: center;
  > video {
    ${cover}
    ${overlay}
    scale: -1 1;
  }
  > [data-part='note'] {
    ${centredStack}
    gap: 6px;
    padding-block: 10px;
    padding-inline: 14px 30px;
  }
  > [data-part='label'] {
    position: absolute;
    bottom: 8px;
    inset-inline-start: 8px;
    max-width: calc(100% - 16px);
    padding: 6px 8px;
    border-radius: var(--kit-radius-1);
    background: var(--kit-label);
    color: var(--kit-on-picture-text);
    font-size: 0.75rem;
    font-weight: 560;
    line-height: 1;
  }
  > button {
    ${target}
    position: absolute;
    top: 0;
    inset-inline-end: 0;
    color: var(--kit-on-picture-text);
  }
  > button > svg {
    width: 32px;
    height: 32px;
    padding: 8px;
    border-radius: var(--kit-radius-control);
    background: var(--kit-label);
  }
  @media (max-width: 767.98px), (max-height: 500px) {
    width: 60px;
    height: 80px;
    > [data-part='label'],
    > [data-part='note'] > [data-part='words'] {
      display: none;
    }
    > [data-part='note'] {
      padding: 22px 0 0;
    }
    > button {
      width: 60px;
      height: 80px;
      place-items: start end;
    }
    > button > svg {
      width: 26px;
      height: 26px;
      padding: 6px;
    }
  }
`;
