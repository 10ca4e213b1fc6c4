/** Small, muted text below or beside what it explains. */
export const caption: string = `
  color: var(--kit-text-muted);
  font-size: var(--kit-type-2);
`;

/** One line that ends with an ellipsis where it is too long. */
export const truncated: string = `
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Text for screen readers only. */
export const visuallyHidden: string = `
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

/** The line of a link within or beside text. */
export const underlined: string = `
  text-decoration: underline;
  text-underline-offset: 3px;
`;

/** The name of something, on a line above what is said of it. */
export const nameLine: string = `
  display: block;
  font-weight: var(--kit-weight-name);
`;

/** Muted numbers that do not move when they change. */
export const mutedFigures: string = `
  color: var(--kit-text-muted);
  font-variant-numeric: tabular-nums;
`;
