import { css } from 'styled-components';
import { cover, overlay, stack } from '../layout/layout.ts';
import { underlined, visuallyHidden } from '../layout/text.ts';

/** A layer over the whole picture with a column of centred text, such as an error or a lock; it brings its own background. */
export const pictureOverlayStyles = css`
  ${stack}
  ${overlay}
  z-index: 1;
  align-items: center;
  justify-content: center;
  gap: 6px;
  padding: var(--kit-space-4);
  text-align: center;
  font-size: var(--kit-type-2);
  color: var(--kit-on-picture-text);
`;

/** Styles of a frame that holds a picture: placeholder colour, picture, and what stands in for one that failed. */
export const pictureStyles = css`
  position: relative;
  overflow: hidden;
  background-color: var(--kit-tint, var(--kit-surface-2));
  > picture {
    display: contents;
  }
  > img,
  > picture > img {
    ${cover}
    /* Before the scripts run, a browser writes the alternative text of a picture that failed into its place. */
    color: transparent;
  }
  > [data-part='failed'] {
    ${pictureOverlayStyles}
    container: kit-failed / size;
    background: linear-gradient(
      160deg,
      color-mix(in srgb, var(--kit-tint, var(--kit-accent)) 52%, rgb(var(--kit-scrim))),
      color-mix(in srgb, var(--kit-tint, var(--kit-accent)) 12%, rgb(var(--kit-scrim)))
    );
  }
  > [data-part='failed'] > :is(svg, [data-part='initial']):only-child {
    opacity: 0.5;
  }
  > [data-part='failed'] > svg:only-child {
    width: clamp(16px, 24cqmin, 56px);
    height: auto;
    aspect-ratio: 1;
  }
  > [data-part='failed'] > [data-part='initial'] {
    font: var(--kit-display-weight) clamp(1rem, 38cqmin, 6rem) / 1 var(--kit-font-display);
  }
  > [data-part='failed'] > button {
    ${underlined}
    min-height: 24px;
  }
  /* In a small frame the button stays: first the icon goes, then the words, which screen readers still read. */
  @container kit-failed (max-height: 5.6rem) {
    > [data-part='failed'] > svg:not(:only-child) {
      display: none;
    }
  }
  @container kit-failed (max-height: 3.3rem) {
    > [data-part='failed'] > span {
      ${visuallyHidden}
    }
  }
`;
