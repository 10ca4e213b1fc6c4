import { css } from 'styled-components';
import { byColumn } from '../by-column.ts';
import { centredGroup, container, stack, wrap } from '../layout/layout.ts';
import { card } from '../layout/surface.ts';
import { caption, nameLine } from '../layout/text.ts';

/** Styles of MonthlyRewards. */
export const monthlyRewardsStyles = css`
  ${container}
  ${card}
  position: relative;
  padding: ${byColumn(736, 22, 32)} ${byColumn(736, 22, 36)};
  > [data-part='head'] {
    ${wrap}
    ${caption}
    align-items: baseline;
    gap: 4px 12px;
  }
  > [data-part='head'] > h2 {
    color: var(--kit-text);
  }
  > [data-part='head'] > [data-part='note'] {
    margin-inline-start: auto;
  }
  > progress {
    position: absolute;
    width: 1px;
    height: 1px;
    opacity: 0;
  }
  > ol {
    display: flex;
    margin-top: 28px;
  }
  > [data-part='rewards'] > li {
    ${stack}
    position: relative;
    flex: 1;
    align-items: center;
    gap: 4px;
    text-align: center;
  }
  > [data-part='rewards'] > li > progress {
    position: absolute;
    top: 42px;
    /* stylelint-disable-next-line property-disallowed-list -- the middle, from which a transform or margin moves it */
    right: calc(50% + 52px);
    width: calc(100% - 104px);
    height: 5px;
    border: 0;
    border-radius: min(3px, var(--kit-radius-1));
    background: var(--kit-surface-3);
    appearance: none;
  }
  > [data-part='rewards'] > li > progress::-webkit-progress-bar {
    border-radius: min(3px, var(--kit-radius-1));
    background: var(--kit-surface-3);
  }
  > [data-part='rewards'] > li > progress::-webkit-progress-value {
    border-radius: min(3px, var(--kit-radius-1));
    background: var(--kit-accent);
  }
  > [data-part='rewards'] > li > progress::-moz-progress-bar {
    border-radius: min(3px, var(--kit-radius-1));
    background: var(--kit-accent);
  }
  > [data-part='rewards'] > li > [data-part='art'] {
    ${centredGroup}
    position: relative;
    grid-auto-flow: column;
    align-items: center;
    gap: 6px;
    width: 88px;
    height: 88px;
    margin-bottom: 8px;
    border-radius: var(--kit-radius-round);
    background: var(--kit-surface-2);
  }
  > [data-part='rewards'] > [data-state='redeemed'] > [data-part='art'],
  > [data-part='rewards'] > [data-state='redeemable'] > [data-part='art'] {
    background: var(--kit-bubble-own);
  }
  > [data-part='rewards'] > [data-state='redeemable'] > [data-part='art'] {
    box-shadow: inset 0 0 0 3px var(--kit-accent);
  }
  > [data-part='rewards'] > li > [data-part='art'] > [data-slot] {
    display: contents;
  }
  > [data-part='rewards'] > [data-state='ahead'] > [data-part='art'] > [data-slot] > svg {
    opacity: 0.55;
  }
  > [data-part='rewards'] > li > [data-part='art'] > [data-part='done'] {
    position: absolute;
    inset-inline-end: -4px;
    bottom: -2px;
    padding: 7px;
    border-radius: var(--kit-radius-round);
    background: var(--kit-success);
    color: var(--kit-canvas);
    box-shadow: 0 0 0 4px var(--kit-surface-1);
  }
  > [data-part='rewards'] > li > [data-part='words'] > b {
    ${nameLine}
  }
  > [data-part='rewards'] > li > [data-part='art'] > [data-part='figure'] {
    font-size: var(--kit-type-4);
  }
  > [data-part='rewards'] > li > [data-part='words'] > small {
    ${caption}
  }
  > [data-part='rewards'] > li > button {
    margin-top: 6px;
  }
  @container (max-width: 639.98px) {
    > ol {
      display: grid;
      gap: 20px;
    }
    > [data-part='rewards'] > li {
      flex-direction: row;
      gap: 16px;
      text-align: start;
    }
    > [data-part='rewards'] > li > [data-part='art'] {
      flex: none;
      width: 68px;
      height: 68px;
      margin: 0;
    }
    > [data-part='rewards'] > li > button {
      margin-block: 0;
      margin-inline: auto 0;
    }
    > [data-part='head'] > [data-part='note'] {
      width: 100%;
      margin-inline-start: 0;
    }
    > [data-part='rewards'] > li > progress {
      top: -13px;
      inset-inline-end: auto;
      inset-inline-start: 26px;
      width: 16px;
      transform: rotate(90deg);
    }
  }
`;
