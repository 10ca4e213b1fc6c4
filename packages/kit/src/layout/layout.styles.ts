import { css } from 'styled-components';

/** Items beside each other, centred across the line. */
export const row = css`
  display: flex;
  align-items: center;
`;

/** A row as wide as its items, within a line of text. */
export const inlineRow = css`
  display: inline-flex;
  align-items: center;
`;

/** A row whose first and last items are at its two ends. */
export const spread = css`
  ${row}
  justify-content: space-between;
`;

/** Items beside each other that wrap. */
export const cluster = css`
  display: flex;
  flex-wrap: wrap;
`;

/** Items below each other. */
export const stack = css`
  display: flex;
  flex-direction: column;
`;

/** One item in the middle of both axes. */
export const center = css`
  display: grid;
  place-items: center;
`;

/** A square that is large enough for a finger, with an icon in its middle. */
export const target = css`
  ${center}
  width: 44px;
  height: 44px;
`;

/** Fills the nearest positioned ancestor. */
export const overlay = css`
  position: absolute;
  inset: 0;
`;

/** A picture that fills its frame; what does not fit is cut off. */
export const cover = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/** A list without markers. */
export const list = css`
  padding: 0;
  list-style: none;
`;
