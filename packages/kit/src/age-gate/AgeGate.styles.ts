import { css } from 'styled-components';
import { archCorners } from '../layout/corners.ts';
import { centredStack, cluster } from '../layout/layout.ts';
import { caption } from '../layout/text.ts';

/** Styles of AgeGate. */
export const ageGateStyles = css`
  ${centredStack}
  min-height: 100vh;
  min-height: 100dvh;
  place-content: center;
  gap: 24px;
  padding: 32px 16px;
  background: radial-gradient(
    120% 80% at 50% 0,
    color-mix(in srgb, var(--kit-accent) 14%, var(--kit-canvas)),
    var(--kit-canvas) 70%
  );
  > form {
    ${centredStack}
    width: min(100%, 480px);
    padding: 40px 32px 32px;
    ${archCorners('240px', 3)}
    background: var(--kit-surface-1);
    text-align: center;
  }
  > form > [data-part='mark'] {
    margin: calc(8px + var(--kit-tile-arch-headroom)) 0 36px;
  }
  > form > h1 {
    font-size: clamp(1.75rem, 6vw, 2.25rem);
  }
  > form > p {
    max-width: 340px;
    margin: 14px 0 28px;
    color: var(--kit-text-muted);
    line-height: 1.5;
  }
  > form > [data-part='actions'] {
    display: grid;
    gap: 12px;
    width: 100%;
  }
  > [data-part='below'] {
    ${caption}
    ${cluster}
    justify-content: center;
    gap: 4px 20px;
    > a {
      padding: 12px 0;
      text-decoration: underline;
      text-underline-offset: 4px;
    }
  }
`;
