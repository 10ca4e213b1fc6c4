import { css } from 'styled-components';
import { list, row, spread } from '../layout/layout.ts';
import { dialog } from '../layout/surface.ts';
import { caption, underlined } from '../layout/text.ts';

/** Styles of DataProtectionNotice. */
export const dataProtectionNoticeStyles = css`
  ${dialog}
  width: min(480px, calc(100vw - 32px));
  max-height: calc(100dvh - 32px);
  padding: 0;
  overflow: auto;
  box-shadow: var(--kit-shadow-2);
  &::backdrop {
    background: rgb(var(--kit-scrim) / 0.78);
  }
  > header {
    ${row}
    gap: 10px;
    padding: 18px 28px;
    background: var(--kit-surface-2);
    color: var(--kit-text-muted);
    font-size: 0.875rem;
  }
  > [data-part='body'] {
    display: grid;
    gap: 14px;
    padding: 28px;
  }
  > [data-part='body'] > h2 {
    font-size: 1.5rem;
    outline: none;
  }
  > [data-part='body'] > p {
    color: var(--kit-text-muted);
    line-height: 1.45;
  }
  > [data-part='body'] > p[role='alert'] {
    color: var(--kit-danger);
  }
  > [data-part='body'] > ul {
    ${list}
  }
  > [data-part='body'] > ul > li {
    ${spread}
    gap: 16px;
    padding: 12px 0;
    border-bottom: 1px solid var(--kit-line);
  }
  > [data-part='body'] > ul > li > div > strong {
    display: block;
    font-weight: 600;
  }
  > [data-part='body'] > ul > li > div > small {
    ${caption}
    display: block;
    line-height: 1.4;
  }
  > [data-part='body'] > ul > li > a {
    ${underlined}
    flex: none;
    padding: 12px 0;
    font-weight: 600;
  }
  > [data-part='body'] > [data-part='actions'] {
    display: grid;
    gap: 10px;
    margin-top: 6px;
  }
`;
