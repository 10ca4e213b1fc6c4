import { caption, card, cover, drawnOverlay, inlineRow, list, row } from '@lounge/kit/layout';
import { css } from 'styled-components';

/** Styles of the page of one show. */
export const showPageStyles = css`
  > [data-part='hero'] {
    position: relative;
    height: 440px;
    overflow: hidden;
    background: var(--kit-tint, var(--kit-surface-2));
    color: var(--kit-on-picture-text);
  }
  > [data-part='hero'] > picture > img {
    ${cover}
    object-position: 50% 30%;
  }
  > [data-part='hero']::after {
    ${drawnOverlay}
    background:
      linear-gradient(180deg, rgb(var(--kit-scrim) / 0.62) 0, transparent 24%),
      linear-gradient(
        0deg,
        rgb(var(--kit-scrim) / 0.92) 0,
        rgb(var(--kit-scrim) / 0.8) 30%,
        rgb(var(--kit-scrim) / 0.5) 48%,
        transparent 66%
      );
  }
  > [data-part='hero'] > [data-part='words'] {
    position: absolute;
    inset: auto var(--kit-page-margin) 16px;
    z-index: 2;
    max-width: 1368px;
    margin: 0 auto;
  }
  /* A document that arrives in pieces shows the words at once, as they grow upwards. */
  > [data-part='hero'] > [data-part='words']:not(:has(> [data-part='by'])) {
    visibility: hidden;
  }
  > [data-part='hero'] > [data-part='words'] > p {
    ${row}
    gap: 10px;
    margin-bottom: 12px;
    font-size: 15px;
    font-weight: 560;
  }
  > [data-part='hero'] > [data-part='words'] > p > [data-part='mark'] {
    ${inlineRow}
    gap: 6px;
    height: 24px;
    padding: 0 9px;
    border-radius: var(--kit-radius-1);
    background: rgb(255 238 224 / 0.17);
    font-size: var(--kit-type-1);
    font-weight: 600;
  }
  > [data-part='hero'] > [data-part='words'] > h1 {
    max-width: 640px;
    font-size: 40px;
    line-height: 1.02;
    overflow-wrap: anywhere;
  }
  > [data-part='hero'] > [data-part='words'] > [data-part='by'] {
    ${inlineRow}
    gap: 12px;
    margin-top: 14px;
    font-size: 16px;
    font-weight: 560;
  }
  > [data-part='hero'] > [data-part='words'] > [data-part='by'] > img {
    width: 40px;
    height: 40px;
    border-radius: 50%;
  }
  > [data-part='columns'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 28px;
    max-width: 1432px;
    margin: 0 auto;
    padding: 20px var(--kit-page-margin) 0;
  }
  > [data-part='columns'] > [data-part='side'] {
    display: grid;
    align-content: start;
    gap: 12px;
    order: -1;
  }
  > [data-part='columns'] > [data-part='main'] > [data-part='facts'] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 18px 0;
    padding: 22px 0;
    border-block: 1px solid var(--kit-line);
  }
  > [data-part='columns'] > [data-part='main'] > [data-part='facts'] > div {
    padding-inline: 16px;
  }
  > [data-part='columns'] > [data-part='main'] > [data-part='facts'] > div:first-child {
    grid-column: 1 / -1;
  }
  > [data-part='columns'] > [data-part='main'] > [data-part='facts'] > div:nth-child(-n + 2) {
    padding-left: 0;
  }
  > [data-part='columns'] > [data-part='main'] > [data-part='facts'] > div:nth-child(3) {
    border-left: 1px solid var(--kit-line);
  }
  > [data-part='columns'] > [data-part='main'] > [data-part='facts'] > div > dt,
  > [data-part='columns'] > [data-part='main'] > [data-part='facts'] > div > [data-part='note'] {
    ${caption}
  }
  > [data-part='columns'] > [data-part='main'] > [data-part='facts'] > div > dd {
    margin: 4px 0 0;
    font-size: 18px;
    font-weight: var(--kit-weight-name);
    font-variant-numeric: tabular-nums;
  }
  > [data-part='columns'] > [data-part='main'] > [data-part='facts'] > div > [data-part='note'] {
    font-weight: 450;
  }
  > [data-part='columns'] > [data-part='main'] > section {
    margin-top: 28px;
  }
  > [data-part='columns'] > [data-part='main'] > section > h2 {
    margin-bottom: 14px;
  }
  > [data-part='columns'] > [data-part='main'] > section > p {
    max-width: 640px;
    color: var(--kit-text-muted);
    font-size: 16px;
    line-height: 1.55;
    white-space: pre-line;
  }
  > [data-part='columns'] > [data-part='main'] > section > ul {
    ${list}
    display: grid;
    gap: 12px;
    margin-top: 20px;
  }
  > [data-part='columns'] > [data-part='main'] > section > ul > li {
    ${row}
    gap: 12px;
    font-size: 16px;
  }
  > [data-part='columns'] > [data-part='main'] > section > ul > li > svg {
    color: var(--kit-text-muted);
  }
  > [data-part='columns'] > [data-part='main'] > [data-part='post'] {
    ${card}
    padding: 20px;
  }
  > [data-part='columns'] > [data-part='main'] > [data-part='post'] > h2 {
    ${row}
    gap: 14px;
    font-size: 22px;
  }
  > [data-part='columns'] > [data-part='main'] > [data-part='post'] > h2 > img {
    width: 44px;
    height: 44px;
    border-radius: 50%;
  }
  > [data-part='more'] {
    max-width: 1432px;
    margin: 40px auto 0;
    padding: 0 var(--kit-page-margin) var(--kit-space-7);
  }
  @media (min-width: 768px) and (max-width: 1199.98px) {
    > [data-part='more'] > ul > li:nth-child(4) {
      display: none;
    }
  }
  @media (min-width: 992px) {
    > [data-part='hero'] {
      height: 520px;
    }
    > [data-part='hero']::after {
      background:
        linear-gradient(
          0deg,
          var(--kit-canvas) 0,
          color-mix(in srgb, var(--kit-canvas) 40%, transparent) 5%,
          transparent 12%
        ),
        linear-gradient(180deg, rgb(var(--kit-scrim) / 0.62) 0, transparent 26%),
        linear-gradient(90deg, rgb(var(--kit-scrim) / 0.88) 0, rgb(var(--kit-scrim) / 0.74) 36%, transparent 64%);
    }
    > [data-part='hero'] > [data-part='words'] {
      bottom: 48px;
    }
    > [data-part='hero'] > [data-part='words'] > h1 {
      font-size: var(--kit-type-7);
    }
    > [data-part='columns'] {
      grid-template-columns: minmax(0, 1fr) 408px;
      gap: 64px;
      align-items: start;
    }
    > [data-part='columns'] > [data-part='side'] {
      order: 0;
    }
    > [data-part='columns'] > [data-part='main'] > [data-part='facts'] {
      grid-template-columns: repeat(3, 1fr);
    }
    > [data-part='columns'] > [data-part='main'] > [data-part='facts'] > div {
      padding-inline: 24px;
    }
    > [data-part='columns'] > [data-part='main'] > [data-part='facts'] > div:first-child {
      grid-column: auto;
      padding-left: 0;
    }
    > [data-part='columns'] > [data-part='main'] > [data-part='facts'] > div:nth-child(2) {
      padding-left: 24px;
      border-left: 1px solid var(--kit-line);
    }
    > [data-part='columns'] > [data-part='main'] > section {
      margin-top: 36px;
    }
    > [data-part='columns'] > [data-part='main'] > [data-part='post'] {
      padding: 28px;
    }
    > [data-part='more'] {
      margin-top: 56px;
    }
  }
`;
