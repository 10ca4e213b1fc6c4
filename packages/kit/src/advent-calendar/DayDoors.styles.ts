import { css } from 'styled-components';
import { archCorners } from '../layout/corners.ts';
import { centredStack, container, list, overlay } from '../layout/layout.ts';
import { caption, nameLine } from '../layout/text.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';

const doorStyles = css`
  ${centredStack}
  position: relative;
  grid-template-rows: auto 1fr auto;
  align-items: center;
  width: 100%;
  grid-area: 1 / 1;
  padding: 14px 6px 16px;
  border: 0;
  background: var(--kit-surface-1);
  color: var(--kit-text);
  font: inherit;
  text-align: center;
  overflow-wrap: anywhere;
  ${archCorners('999px', 1)}
  box-shadow: inset 0 0 0 1px var(--kit-line);
  > [data-part='frame'] {
    ${pictureStyles}
    ${overlay}
    border-radius: inherit;
  }
  > :not([data-part='frame']) {
    position: relative;
  }
  > [data-part='day'] {
    font-family: var(--kit-font-display);
    font-size: var(--kit-type-3);
    font-variant-numeric: lining-nums;
    grid-row: 1;
  }
  > [data-part='content'] {
    ${centredStack}
    gap: 6px;
    grid-row: 2;
  }
  > [data-part='content'] > b {
    ${nameLine}
    font-size: var(--kit-type-2);
    hyphens: auto;
  }
  > [data-part='word'] {
    ${caption}
    grid-row: 3;
    min-height: 1.4em;
  }
`;

/** Styles of the doors of a calendar. */
export const dayDoorsStyles = css`
  ${container}
  > ol {
    ${list}
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 12px;
    align-items: stretch;
    margin: 0;
  }
  > ol > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-width: 0;
  }
  /* The least height of a door; a longer text makes its row higher. */
  > ol > li::before {
    content: '';
    grid-area: 1 / 1;
    padding-top: 125%;
  }
  > ol > li > [data-part='door'] {
    ${doorStyles}
  }
  > ol
    > li:is([data-state='ahead'], [data-state='today'], [data-state='opening'], [data-state='missed'])
    > [data-part='door']
    > [data-part='day'] {
    grid-row: 2;
    font-size: 1.75rem;
  }
  > ol > [data-state='ahead'] > [data-part='door'] > [data-part='day'] {
    color: var(--kit-text-muted);
  }
  > ol > [data-state='missed'] > [data-part='door'] > [data-part='day'] {
    color: var(--kit-text-muted);
    text-decoration: line-through;
  }
  > ol > :is([data-state='today'], [data-state='opening']) > [data-part='door'] {
    box-shadow: inset 0 0 0 3px var(--kit-accent);
    cursor: pointer;
  }
  > ol > [data-state='opening'] > [data-part='door'] {
    cursor: progress;
  }
  > ol > :is([data-state='today'], [data-state='opening']) > [data-part='door'] > [data-part='word'] {
    color: inherit;
    font-weight: var(--kit-weight-name);
  }
  > ol > li > [data-part='door'][data-on-picture] {
    background: none;
    color: var(--kit-text);
  }
  > ol > li > [data-part='door'][data-on-picture] > [data-part='word'] {
    color: inherit;
  }
  /* The scrim lies between picture and words. */
  > ol > li > [data-part='door'][data-on-picture] > [data-part='frame']::after {
    ${overlay}
    content: '';
    border-radius: inherit;
    background: rgb(var(--kit-scrim) / 0.58);
  }
  > ol
    > li:is([data-state='opened'], [data-state='used'])
    > [data-part='door'][data-on-picture]
    > [data-part='frame']::after {
    background: rgb(var(--kit-scrim) / 0.78);
  }
  /* The ring lies above the picture. */
  > ol > :is([data-state='today'], [data-state='opening']) > [data-part='door']::after {
    ${overlay}
    content: '';
    border-radius: inherit;
    box-shadow: inset 0 0 0 3px var(--kit-accent);
    pointer-events: none;
  }
  > ol > li[data-state='used'] > [data-part='door'] > [data-part='word'],
  > ol > li[data-state='used'] > [data-part='door'][data-on-picture] > [data-part='word'] {
    color: var(--kit-success);
  }
  > ol > li > button:focus-visible {
    outline: 3px solid var(--kit-focus);
    outline-offset: 3px;
  }
  @container (min-width: 440px) {
    > ol {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  @container (min-width: 640px) {
    > ol {
      grid-template-columns: repeat(6, minmax(0, 1fr));
      gap: 16px;
    }
  }
`;
