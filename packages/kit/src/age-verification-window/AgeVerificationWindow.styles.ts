import { css } from 'styled-components';
import { archCorners } from '../layout/corners.ts';
import { center, grid, list, row, wrap } from '../layout/layout.ts';
import { inset } from '../layout/surface.ts';
import { caption, mutedFigures } from '../layout/text.ts';

/** Styles of AgeVerificationWindow. */
export const ageVerificationWindowStyles = css`
  display: grid;
  gap: 14px;
  justify-items: start;
  text-align: start;
  > :is(h1, h2) {
    font-size: 1.875rem;
  }
  > p {
    color: var(--kit-text-muted);
    line-height: 1.45;
  }
  > [data-part='revoked'] {
    color: var(--kit-warning);
  }
  > [data-part='bonus'] {
    ${row}
    gap: 8px;
    color: var(--kit-text);
  }
  > [data-part='arch'] {
    ${center}
    width: 108px;
    height: 132px;
    ${archCorners('54px', 'arch-foot')}
    background: linear-gradient(165deg, var(--kit-surface-3), var(--kit-surface-2) 70%);
    color: var(--kit-accent);
  }
  &[data-status='accepted'] > [data-part='arch'] {
    color: var(--kit-success);
  }
  &[data-status='rejected'] > [data-part='arch'] {
    color: var(--kit-danger);
  }
  > ul {
    ${list}
    display: grid;
    gap: 12px;
    width: 100%;
    margin: 6px 0 0;
  }
  > ul > li > a {
    ${grid}
    grid-template-columns: 44px minmax(0, 1fr) auto;
    gap: 2px 16px;
    min-height: 84px;
    padding: 14px 18px;
    border-radius: var(--kit-radius-2);
    box-shadow: inset 0 0 0 1.5px var(--kit-line-strong);
    color: var(--kit-text);
  }
  > ul > li > a:hover {
    background: var(--kit-surface-2);
  }
  > ul > li > a > [data-part='icon'] {
    ${center}
    width: 44px;
    height: 54px;
    ${archCorners('22px', 1)}
    background: var(--kit-surface-2);
  }
  > ul > li > a > span > strong {
    display: block;
    font-weight: 600;
  }
  > ul > li > a > span > small {
    ${caption}
    line-height: 1.35;
  }
  > dl {
    width: 100%;
    margin: 6px 0 0;
  }
  > dl > div {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    padding: 12px 0;
    border-bottom: 1px solid var(--kit-line);
  }
  > dl > div > dt {
    ${row}
    gap: 10px;
  }
  > dl > div > dt > .kit-icon[data-done] {
    color: var(--kit-success);
  }
  > dl > div > dd {
    ${mutedFigures}
  }
  > blockquote {
    ${inset}
    display: grid;
    gap: 4px;
    width: 100%;
    padding: 16px 20px;
  }
  > blockquote > small {
    ${caption}
  }
  > [data-part='actions'] {
    ${wrap}
    gap: 12px;
    width: 100%;
    margin-top: 8px;
  }
`;
