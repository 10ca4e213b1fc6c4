import { css } from 'styled-components';
import { archCorners } from '../layout/corners.ts';
import { centredGroup, stack } from '../layout/layout.ts';
import { card } from '../layout/surface.ts';
import { caption } from '../layout/text.ts';

/** Styles of RewardReveal. */
export const rewardRevealStyles = css`
  ${stack}
  ${card}
  gap: 6px;
  min-width: 0;
  padding: 28px;
  overflow-wrap: anywhere;
  > [data-part='art'] {
    ${centredGroup}
    grid-auto-flow: column;
    align-items: center;
    gap: 8px;
    width: 84px;
    height: 92px;
    margin-bottom: 16px;
    background: var(--kit-surface-2);
    font-size: var(--kit-type-4);
    font-weight: var(--kit-weight-name);
    ${archCorners('42px', 'arch-foot')}
  }
  > [data-part='art'] > [data-slot] {
    display: contents;
  }
  > p {
    ${caption}
    flex: 1;
    min-height: 2.8em;
  }
  > :is(button, a) {
    margin-top: 18px;
  }
`;
