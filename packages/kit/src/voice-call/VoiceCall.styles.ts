import { css } from 'styled-components';
import { centredStack, list, wrap } from '../layout/layout.ts';
import { pricePartsStyles } from '../price/PriceParts.styles.ts';
import { avatarStyles, portraitCardStyles } from '../tile/Portrait.styles.ts';

const person = '> [data-part="alternatives"] > ul > li > a';

/** Styles of VoiceCall. */
export const voiceCallStyles = css`
  ${portraitCardStyles}
  &[data-state='running'] > [data-part='picture'] {
    outline: 2px solid var(--kit-live);
    outline-offset: 5px;
  }
  &:is([data-state='connecting'], [data-state='ringing']) > [data-part='picture'] {
    animation: kit-ring 1.6s var(--kit-motion-ease) infinite;
  }
  > [data-part='words'] > :is(h1, h2) {
    font-size: 1.625rem;
  }
  > [data-part='text'] {
    ${centredStack}
    gap: 6px;
    margin: 10px 0 22px;
    color: var(--kit-text-muted);
  }
  > [data-part='text'] > [data-part='timer'] {
    color: var(--kit-text);
    font-size: 1.75rem;
    font-weight: 640;
    font-variant-numeric: tabular-nums;
  }
  > [data-part='text'] > [data-part='price'] {
    ${pricePartsStyles}
    color: var(--kit-text);
  }
  > [data-part='text'] > [data-part='code'] {
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
  > [data-part='actions'] {
    ${wrap}
    justify-content: center;
    gap: 10px;
  }
  > [data-part='alternatives'] {
    width: 100%;
    margin-top: 26px;
    padding-top: 20px;
    border-top: 1px solid var(--kit-line);
  }
  > [data-part='alternatives'] > h3 {
    margin-bottom: 14px;
    font-size: 1.25rem;
  }
  > [data-part='alternatives'] > ul {
    ${list}
    ${wrap}
    justify-content: center;
    gap: 12px 20px;
  }
  ${person} {
    font-size: 0.875rem;
    font-weight: 600;
    ${centredStack}
    gap: 6px;
    min-width: 64px;
  }
  ${person} > [data-part='avatar'] {
    ${avatarStyles}
    width: 56px;
    height: 56px;
  }
  @media (prefers-reduced-motion: reduce) {
    &:is([data-state='connecting'], [data-state='ringing']) > [data-part='picture'] {
      animation: none;
    }
  }
  @keyframes kit-ring {
    50% {
      opacity: 0.72;
    }
  }
`;
