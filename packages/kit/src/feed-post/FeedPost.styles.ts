import { css } from 'styled-components';
import { iconButtonStyles } from '../icon-button/IconButton.styles.ts';
import { cluster, container, fill, inlineRow, list, row } from '../layout/layout.ts';
import { card, panel } from '../layout/surface.ts';
import { caption, mutedFigures, visuallyHidden } from '../layout/text.ts';
import { presenceDotStyles } from '../online-indicator/PresenceDot.styles.ts';
import { skeletonBarStyles } from '../skeleton/SkeletonBar.styles.ts';

/** The menu at the end of the header. */
const menuStyles = css`
  > header > [data-part='menu'] {
    position: relative;
  }
  > header > [data-part='menu'] > summary {
    ${iconButtonStyles}
  }
  > header > [data-part='menu'] > ul {
    ${panel}
    ${list}
    inset-inline-end: 0;
    min-width: 180px;
    margin: 0;
    padding: 6px;
  }
  > header > [data-part='menu'] > ul > li > button {
    ${row}
    gap: 10px;
    width: 100%;
    min-height: var(--kit-size-control);
    padding: 0 12px;
    border-radius: var(--kit-radius-1);
    text-align: start;
  }
  @media (hover: hover) {
    > header > [data-part='menu'] > ul > li > button:hover {
      background: var(--kit-surface-2);
    }
  }
`;

/** The shape of a post on its way. */
const loadingStyles = css`
  > [data-part='head-skeleton'] {
    ${row}
    gap: 14px;
    padding: 18px 22px;
  }
  > [data-part='head-skeleton'] > span {
    flex: none;
    width: 48px;
    height: 48px;
    border-radius: var(--kit-radius-round);
    background: var(--kit-surface-2);
  }
  > [data-part='head-skeleton'] > div {
    flex: 0 1 140px;
  }
  > [data-part='head-skeleton'] > div > [data-skeleton],
  > [data-part='actions-skeleton'] > [data-skeleton] {
    ${skeletonBarStyles}
  }
  > [data-part='media-skeleton'] {
    aspect-ratio: 16 / 9;
    background: var(--kit-surface-2);
  }
  > [data-part='actions-skeleton'] {
    ${row}
    gap: 14px;
    min-height: 60px;
    padding: 8px 22px;
  }
  > [data-part='actions-skeleton'] > [data-skeleton] {
    width: 60px;
  }
`;

/** Styles of FeedPost. */
export const feedPostStyles = css`
  ${container}
  ${card}
  /* Not clipped, as the menu may be longer than a short post; the media bring their own corners. */
  > header {
    ${row}
    gap: 14px;
    padding-block: 18px 14px;
    padding-inline: 22px 14px;
  }
  > header > .kit-avatar-image {
    width: 48px;
    height: 48px;
    border-radius: var(--kit-radius-round);
    font-size: 1.125rem;
    line-height: 1;
  }
  > header > [data-part='follow'] > span > [data-part='word'] {
    font-size: inherit;
    letter-spacing: inherit;
  }
  > header > [data-part='who'] {
    ${fill}
  }
  > header > [data-part='who'] > b {
    ${row}
    gap: 8px;
    font-weight: var(--kit-weight-name);
    overflow-wrap: anywhere;
  }
  > header > [data-part='who'] > b > a {
    display: inline-block;
    padding-block: 3px;
  }
  > header > [data-part='who'] > b > [data-presence] {
    ${presenceDotStyles}
  }
  > header > [data-part='who'] > [data-part='facts'] {
    ${caption}
    ${cluster}
    gap: 0 6px;
    margin: 0;
  }
  > header > [data-part='who'] > [data-part='facts'] > :not(:last-child)::after {
    content: ' ·';
    white-space: pre;
  }
  > header > [data-part='who'] > [data-part='facts'] > [data-part='pinned'] {
    ${inlineRow}
    gap: 4px;
    color: var(--kit-text);
  }
  > [data-part='report'] {
    padding: 0 22px 16px;
  }
  > [data-part='report'] > [data-part='question'] {
    ${cluster}
    gap: 8px 14px;
  }
  > [data-part='report'] > [data-part='question'] > span {
    flex: 1 1 100%;
  }
  > [data-part='report'] > [data-part='question'] > [data-part='problem'] {
    flex: 1 1 100%;
    margin: 0;
    color: var(--kit-danger);
  }
  > h2 {
    padding: 0 22px 8px;
    font-size: 1.3125rem;
    overflow-wrap: anywhere;
  }
  > [data-part='text'] {
    margin: 0;
    padding: 0 22px 16px;
    font-size: 1.0625rem;
    line-height: 1.5;
    white-space: pre-line;
    overflow-wrap: anywhere;
    unicode-bidi: isolate;
  }
  &[data-type='text'] > [data-part='text'] {
    font: var(--kit-display-weight) 1.3125rem/1.4 var(--kit-font-display);
    letter-spacing: var(--kit-display-tracking);
  }
  > [data-part='goal'] {
    margin: 0 22px;
    padding: 14px 0 6px;
  }
  > [data-part='actions'] {
    ${cluster}
    gap: 4px;
    min-height: 60px;
    padding: 8px 14px;
  }
  > [data-part='actions'] > [data-act] {
    ${inlineRow}
    gap: 8px;
    min-height: var(--kit-size-control);
    padding: 0 12px;
    border-radius: var(--kit-radius-control);
    font-size: 0.9375rem;
    font-weight: var(--kit-weight-label);
    font-variant-numeric: tabular-nums;
    transition: background-color var(--kit-motion-feedback) var(--kit-motion-ease);
  }
  > [data-part='actions'] > [aria-pressed='true'] {
    color: var(--kit-accent);
  }
  > [data-part='actions'] > [data-part='views'] {
    ${mutedFigures}
    margin-inline-start: auto;
    padding-inline-end: 8px;
    font-size: var(--kit-type-2);
  }
  > [data-part='comments'] {
    padding: 18px 22px 20px;
    border-top: 1px solid var(--kit-line);
  }
  > [data-part='gone'] {
    ${row}
    gap: 14px;
    min-height: 96px;
    margin: 0;
    padding: 22px;
  }
  > [data-part='gone'] > svg {
    flex: none;
  }
  > [data-part='gone'] > span {
    ${fill}
  }
  ${menuStyles}
  ${loadingStyles}
  @media (hover: hover) {
    > [data-part='actions'] > button:hover {
      background: var(--kit-surface-2);
    }
  }
  @container (max-width: 479.98px) {
    > header {
      padding-block: 14px 12px;
      padding-inline: 16px 8px;
    }
    > header > [aria-pressed='true'] > span > [data-part='word'] {
      ${visuallyHidden}
    }
    > header > [aria-pressed='true'] {
      width: var(--kit-size-control);
      min-height: var(--kit-size-control);
      padding: 0;
    }
    > h2,
    > [data-part='report'],
    > [data-part='text'] {
      padding-inline: 16px;
    }
    > [data-part='goal'] {
      margin-inline: 16px;
    }
    > [data-part='actions'] {
      gap: 0;
      padding: 6px;
    }
    > [data-part='comments'] {
      padding: 16px;
    }
  }
`;
