import { css } from 'styled-components';
import { grid, list, row, spread } from '../layout/layout.ts';
import { counter } from '../layout/surface.ts';
import { caption, truncated } from '../layout/text.ts';
import { presenceDotStyles } from '../online-indicator/PresenceDot.styles.ts';
import { avatarStyles } from '../tile/Portrait.styles.ts';

const item = '> ul > li > a';

/** Styles of NavbarMessageList. */
export const navbarMessageListStyles = css`
  > [data-part='head'] {
    ${spread}
    min-height: 44px;
    padding: 0 10px;
  }
  > [data-part='head'] > h2 {
    font-size: 1.25rem;
  }
  > ul {
    ${list}
  }
  ${item} {
    ${grid}
    grid-template-columns: 44px minmax(0, 1fr) auto;
    gap: 0 12px;
    padding: 9px 10px;
    border-radius: var(--kit-radius-1);
  }
  ${item} > [data-part='frame'] {
    ${avatarStyles}
    grid-row: 1 / 3;
    width: 44px;
    height: 44px;
  }
  ${item} > [data-part='name'] {
    ${row}
    gap: 7px;
    font-weight: 620;
  }
  ${item} > [data-part='name'] > [data-presence] {
    ${presenceDotStyles}
  }
  ${item} > [data-part='when'] {
    color: var(--kit-text-muted);
    font-size: 0.8125rem;
  }
  ${item} > [data-part='subject'] {
    ${truncated}
    ${caption}
  }
  > ul > [data-unread] > a > [data-part='subject'] {
    color: var(--kit-text);
  }
  ${item} > [data-part='unread'] {
    ${counter}
    justify-self: end;
    min-width: 1.25rem;
    padding: 0 6px;
    font: 700 0.75rem/1.25rem var(--kit-font-text);
    text-align: center;
  }
  > [data-part='note'] {
    display: grid;
    gap: 10px;
    justify-items: start;
    padding: 12px 10px 18px;
    color: var(--kit-text-muted);
  }
  > [data-part='all'] {
    display: block;
    margin-top: 6px;
    padding: 12px 10px;
    border-top: 1px solid var(--kit-line);
    font-weight: 600;
  }
  @media (hover: hover) {
    ${item}:hover {
      background: color-mix(in srgb, currentColor 8%, transparent);
    }
  }
`;
