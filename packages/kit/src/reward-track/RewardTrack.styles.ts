import { css } from 'styled-components';
import { center, container, fill, list, row, wrap } from '../layout/layout.ts';
import { caption, nameLine } from '../layout/text.ts';

/** Styles of RewardTrack. */
export const rewardTrackStyles = css`
  ${container}
  > [data-part='head'] {
    ${wrap}
    ${caption}
    align-items: baseline;
    gap: 4px 12px;
  }
  > [data-part='head'] > h2 {
    color: var(--kit-text);
  }
  > ol {
    ${list}
    margin: 12px 0 0;
  }
  > ol > li {
    ${row}
    flex-wrap: wrap;
    gap: 8px 16px;
    min-height: 84px;
    padding: 12px 0;
    border-bottom: 1px solid var(--kit-line);
  }
  > ol > li > [data-part='art'] {
    ${center}
    flex: none;
    width: 52px;
    height: 60px;
    border-radius: var(--kit-radius-2);
    background: var(--kit-surface-2);
  }
  > ol > li > [data-part='art'] > svg {
    max-width: 32px;
    max-height: 32px;
  }
  > ol > [data-state='ahead'] > [data-part='art'] > svg {
    opacity: 0.55;
  }
  > ol > li > [data-part='words'] {
    ${fill}
  }
  > ol > li > [data-part='words'] > b {
    ${nameLine}
    display: block;
  }
  > ol > li > [data-part='words'] > small {
    ${caption}
  }
  > ol > li > [data-part='state'] {
    ${row}
    gap: 8px;
    color: var(--kit-text-muted);
  }
  > ol > [data-state='redeemed'] > [data-part='state'] {
    color: var(--kit-success);
  }
  > p {
    margin-top: 12px;
    color: var(--kit-text-muted);
  }
`;
