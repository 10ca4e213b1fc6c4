import { css } from 'styled-components';
import { archCorners } from '../layout/corners.ts';
import { center, cluster, container, cover, grid, overlay, row } from '../layout/layout.ts';
import { card } from '../layout/surface.ts';
import { caption } from '../layout/text.ts';

/** Styles of UnlockPanel. */
export const unlockPanelStyles = css`
  ${container}
  ${card}
  > [data-part='body'] {
    ${grid}
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 14px 24px;
    padding: 22px 28px;
    > [data-part='door'] {
      ${center}
      width: 60px;
      height: 74px;
      ${archCorners('30px', 'arch-foot')}
      background: linear-gradient(165deg, var(--kit-surface-3), var(--kit-surface-2) 70%);
      color: var(--kit-accent);
    }
    > [data-part='text'] > h2 {
      font-size: 1.375rem;
      margin-bottom: 4px;
    }
    > [data-part='text'] > p,
    > [data-part='text'] > div > p {
      color: var(--kit-text-muted);
      line-height: 1.45;
    }
    > [data-part='text'] > div > [data-part='failed'] {
      color: var(--kit-danger);
    }
    > [data-part='choice'] {
      grid-column: 2 / -1;
      text-align: start;
    }
    > [data-part='choice'] + [data-part='actions'] {
      grid-column: 2 / -1;
      justify-content: flex-start;
    }
    > [data-part='stop'] {
      grid-column: 1 / -1;
      text-align: start;
    }
    > [data-part='actions'] {
      ${cluster}
      justify-content: flex-end;
      gap: 10px 18px;
    }
    > [data-part='actions'] > [data-part='second'] {
      padding: 8px 0;
      font-weight: 600;
      text-decoration: underline;
      text-underline-offset: 4px;
    }
    > [data-part='steps'] {
      ${caption}
      ${cluster}
      grid-column: 1 / -1;
      gap: 6px 10px;
      padding: 12px 0 0;
      border-top: 1px solid var(--kit-line);
    }
    > [data-part='steps'] > li {
      ${row}
      gap: 6px;
      font-variant-numeric: tabular-nums;
    }
    > [data-part='steps'] > li + li::before {
      content: '';
      width: 18px;
      height: 1px;
      margin-inline-end: 4px;
      background: var(--kit-line-strong);
    }
    > [data-part='steps'] > [aria-current] {
      color: var(--kit-text);
      font-weight: 600;
    }
    @container (max-width: 671.98px) {
      grid-template-columns: minmax(0, 1fr);
      justify-items: center;
      padding: 24px 20px;
      text-align: center;
      > [data-part='choice'],
      > [data-part='choice'] + [data-part='actions'] {
        grid-column: auto;
        width: 100%;
      }
      > [data-part='actions'] {
        flex-direction: column;
        justify-content: center;
        width: 100%;
      }
      > [data-part='actions'] > [data-part='act'] {
        width: 100%;
      }
      > [data-part='steps'] {
        justify-content: center;
        column-gap: 14px;
        width: 100%;
      }
      /* Where the steps wrap, a line would begin a row. */
      > [data-part='steps'] > li + li::before {
        content: none;
      }
    }
  }
  > [data-part='body'] > :is([data-part='again'], [data-part='ways']) {
    grid-column: 2 / -1;
    justify-self: start;
  }
  > [data-part='body'] > [data-part='ways'] {
    justify-self: stretch;
  }
  &[data-look='picture'] {
    position: relative;
    display: grid;
    overflow: clip;
    /* Words are readable on any picture. */
    background: rgb(var(--kit-scrim) / max(0.65, var(--kit-min-alpha, 0)));
    outline-offset: -4px;
  }
  &[data-look='picture'] > [data-part='body'] {
    position: relative;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: center;
  }
  &[data-look='picture'] > [data-part='body'] > [data-part='actions'] {
    grid-column: 2 / -1;
    justify-content: flex-start;
  }
  &[data-look='picture'] > [data-part='body'] > [data-part='text'] > :is(p, div > p) {
    color: var(--kit-text);
  }
  &:has(> [data-part='backdrop']) {
    /* Taller than the picture where its text needs it, never wider. */
    width: 100%;
    min-width: 0;
    aspect-ratio: 16 / 9;
    background: rgb(var(--kit-scrim));
  }
  > [data-part='backdrop'] {
    ${overlay}
    ${cover}
  }
  > [data-part='backdrop'] + [data-part='body'] {
    background: rgb(var(--kit-scrim) / max(0.84, var(--kit-min-alpha, 0)));
  }
  @container (max-width: 671.98px) {
    &[data-look='picture'] > [data-part='body'] {
      grid-template-columns: minmax(0, 1fr);
    }
    > [data-part='body'] > :is([data-part='again'], [data-part='ways']),
    &[data-look='picture'] > [data-part='body'] > [data-part='actions'] {
      grid-column: auto;
      justify-content: center;
      justify-self: stretch;
    }
  }
  &[data-state='owned'] > [data-part='body'] > [data-part='door'],
  &[data-state='included'] > [data-part='body'] > [data-part='door'] {
    color: var(--kit-live);
  }
`;
