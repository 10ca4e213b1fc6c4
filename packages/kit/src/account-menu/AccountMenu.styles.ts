import { css } from 'styled-components';
import { centredGroup, row, spread } from '../layout/layout.ts';
import { panel } from '../layout/surface.ts';
import { mutedFigures } from '../layout/text.ts';

/** Styles of AccountMenu. */
export const accountMenuStyles = css`
  position: relative;
  > summary {
    ${centredGroup}
    width: 44px;
    height: 44px;
    border-radius: var(--kit-radius-round);
  }
  > summary > [data-part='initial'] {
    ${centredGroup}
    width: 40px;
    height: 40px;
    border-radius: var(--kit-radius-round);
    background: var(--kit-surface-3);
    box-shadow: inset 0 0 0 2px var(--kit-accent);
    font: 600 1.0625rem/1 var(--kit-font-text);
  }
  > summary > [data-part='hint'] {
    position: absolute;
    top: 2px;
    inset-inline-end: 2px;
    width: 12px;
    height: 12px;
    border: 2px solid var(--kit-canvas);
    border-radius: var(--kit-radius-round);
    background: var(--kit-coin-mark);
  }
  > [data-part='sheet'] {
    ${panel}
    inset-inline-end: 0;
    width: min(280px, calc(100vw - 32px));
    padding: 8px;
  }
  > [data-part='sheet'] > [data-part='name'] {
    ${row}
    gap: 10px;
    padding: 8px 12px 12px;
    font-weight: 600;
  }
  > [data-part='sheet'] > [data-part='name'] > [data-part='vip'] {
    padding: 2px 8px;
    border-radius: var(--kit-radius-1);
    background: var(--kit-coin-mark);
    color: var(--kit-canvas);
    font-size: 0.75rem;
  }
  > [data-part='sheet'] > [data-part='list'] > li > :is(a, button) {
    ${row}
    gap: 12px;
    width: 100%;
    min-height: 44px;
    padding: 0 12px;
    border-radius: var(--kit-radius-1);
    font-size: 0.9375rem;
    text-align: start;
  }
  > [data-part='sheet'] > [data-part='list'] > li > :is(a, button):hover {
    background: var(--kit-surface-2);
  }
  > [data-part='sheet'] > [data-part='list'] > li > * > [data-part='label'] {
    flex: 1;
  }
  > [data-part='sheet'] > [data-part='list'] > li > a > [data-part='count'] {
    ${mutedFigures}
  }
  > [data-part='sheet'] > [data-part='list'] > li[data-last] {
    margin-top: 6px;
    padding-top: 6px;
    border-top: 1px solid var(--kit-line);
  }
  > [data-part='sheet'] > [data-part='preferences'] {
    ${spread}
    margin-top: 6px;
    padding-top: 6px;
    border-top: 1px solid var(--kit-line);
  }
  /* The sheet ends near the end of the window, so the languages open upwards. */
  > [data-part='sheet'] > [data-part='preferences'] > details > ul {
    inset-block: auto calc(100% + 8px);
    inset-inline: 0 auto;
    box-shadow:
      inset 0 0 0 1px var(--kit-line),
      var(--kit-shadow-1);
  }
  @container (min-width: 768px) {
    > [data-part='sheet'] > [data-part='preferences'] {
      display: none;
    }
  }
`;
