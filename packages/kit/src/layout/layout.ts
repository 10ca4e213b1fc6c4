/** Items beside each other, centred across the line. */
export const row: string = `
  display: flex;
  align-items: center;
`;

/** A row as wide as its items, within a line of text. */
export const inlineRow: string = `
  display: inline-flex;
  align-items: center;
`;

/** A row whose first and last items are at its two ends. */
export const spread: string = `
  ${row}
  justify-content: space-between;
`;

/** Items beside each other that wrap. */
export const wrap: string = `
  display: flex;
  flex-wrap: wrap;
`;

/** A row that wraps, centred across each of its lines. */
export const cluster: string = `
  ${wrap}
  align-items: center;
`;

/** Items below each other. */
export const stack: string = `
  display: flex;
  flex-direction: column;
`;

/** Columns, whose items are centred across the line. */
export const grid: string = `
  display: grid;
  align-items: center;
`;

/** One item in the middle of both axes. */
export const center: string = `
  display: grid;
  place-items: center;
`;

/** A square that is large enough for a finger, with an icon in its middle. */
export const target: string = `
  ${center}
  width: 44px;
  height: 44px;
`;

/** Fills the nearest positioned ancestor. */
export const overlay: string = `
  position: absolute;
  inset: 0;
`;

/** An overlay that is drawn by `::before` or `::after`. */
export const drawnOverlay: string = `
  ${overlay}
  content: '';
`;

/** As large as its frame. */
export const full: string = `
  width: 100%;
  height: 100%;
`;

/** A picture that fills its frame; what does not fit is cut off. */
export const cover: string = `
  ${full}
  object-fit: cover;
`;

/** A list without markers. */
export const list: string = `
  padding: 0;
  list-style: none;
`;

/** Items below each other, each centred across. */
export const centredStack: string = `
  display: grid;
  justify-items: center;
`;

/** Items below each other, as a group in the middle of both axes. */
export const centredGroup: string = `
  display: grid;
  place-content: center;
`;

/** The item that takes the rest of a row, and shrinks first. */
export const fill: string = `
  flex: 1;
  min-width: 0;
`;

/** A row that scrolls sideways, without a scroll bar. */
export const reel: string = `
  overflow-x: auto;
  scrollbar-width: none;
`;

/** A root whose parts follow its own width, by `@container`, and not the window's. */
export const container: string = `
  container-type: inline-size;
`;
