import { css } from 'styled-components';
import { row } from '../layout/layout.ts';
import { card } from '../layout/surface.ts';

/** Styles of Onboarding. */
export const onboardingStyles = css`
  ${card}
  padding: 24px 28px;
  box-shadow: var(--kit-shadow-2);
  > [data-part='words'] > h2 {
    font-size: var(--kit-type-5);
  }
  > [data-part='words'] > p {
    max-width: 56ch;
    margin-top: 6px;
    color: var(--kit-text-muted);
    line-height: 1.45;
  }
  > [data-part='foot'] {
    ${row}
    gap: 16px;
    margin-top: 16px;
  }
  > [data-part='foot'] > [data-part='dots'] {
    ${row}
    flex: 1;
    gap: 6px;
  }
  > [data-part='foot'] > [data-part='dots'] > span {
    width: 8px;
    height: 8px;
    border-radius: var(--kit-radius-pill);
    background: var(--kit-surface-3);
  }
  > [data-part='foot'] > [data-part='dots'] > span[data-current] {
    width: 20px;
    background: var(--kit-text);
  }
`;
