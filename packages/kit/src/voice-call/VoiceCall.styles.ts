import { css } from 'styled-components';
import { fieldLabel } from '../layout/field.styles.ts';
import { cluster, list, stack } from '../layout/layout.styles.ts';
import { card } from '../layout/surface.styles.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';
import { pricePartsStyles } from '../price/PriceParts.styles.ts';

const person = '> [data-part="instead"] > ul > li > a';

/** Styles of VoiceCall. */
export const voiceCallStyles = css`
  ${stack}
  ${card}
  align-items: center;
  padding: 32px 28px 30px;
  text-align: center;
  > [data-part='picture'] {
    ${pictureStyles}
    width: 136px;
    height: 168px;
    margin-bottom: 22px;
    border-radius: 68px 68px var(--kit-radius-1) var(--kit-radius-1);
  }
  [data-brand='brasa'] & > [data-part='picture'] {
    border-radius: var(--kit-radius-2);
  }
  &[data-state='running'] > [data-part='picture'] {
    outline: 2px solid var(--kit-live);
    outline-offset: 5px;
  }
  &:is([data-state='connecting'], [data-state='ringing']) > [data-part='picture'] {
    animation: kit-ring 1.6s var(--kit-motion-ease) infinite;
  }
  > [data-part='words'] > :is(h1, h2) {
    font-size: 26px;
  }
  > [data-part='text'] {
    display: grid;
    gap: 6px;
    justify-items: center;
    margin: 10px 0 22px;
    color: var(--kit-text-muted);
  }
  > [data-part='text'] > [data-part='timer'] {
    color: var(--kit-text);
    font-size: 28px;
    font-weight: 640;
    font-variant-numeric: tabular-nums;
  }
  > [data-part='text'] > [data-part='price'] {
    ${pricePartsStyles}
    color: var(--kit-text);
  }
  > [data-part='text'] > [data-part='code'] {
    font-size: 13px;
    font-variant-numeric: tabular-nums;
  }
  > [data-part='actions'] {
    ${cluster}
    justify-content: center;
    gap: 10px;
  }
  > [data-part='instead'] {
    width: 100%;
    margin-top: 26px;
    padding-top: 20px;
    border-top: 1px solid var(--kit-line);
  }
  > [data-part='instead'] > h3 {
    margin-bottom: 14px;
    font-size: 20px;
  }
  > [data-part='instead'] > ul {
    ${list}
    ${cluster}
    justify-content: center;
    gap: 12px 20px;
    margin: 0;
  }
  ${person} {
    ${fieldLabel}
    display: grid;
    gap: 6px;
    justify-items: center;
    min-width: 64px;
  }
  ${person} > [data-part='avatar'] {
    ${pictureStyles}
    width: 56px;
    height: 56px;
    border-radius: 50%;
  }
  [data-brand='brasa'] & ${person} > [data-part='avatar'] {
    border-radius: var(--kit-radius-2);
  }
  ${person} > [data-part='avatar'] > [data-part='failed'] {
    display: none;
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
