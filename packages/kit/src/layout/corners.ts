/** The lower corners of an arch: a step of the radii, or those of small arches. */
type Foot = 1 | 2 | 3 | 'arch-foot';

/** The corners of an arch whose top has a radius of `top`. A brand without arches has its plain corners all around. */
export const archCorners = (top: string, foot: Foot): string => {
  const lower = `var(--kit-radius-${foot})`;
  const upper = `max(${lower}, min(${top}, var(--kit-radius-arch-top)))`;
  return `border-radius: ${upper} ${upper} ${lower} ${lower};`;
};

/** The corners of an arch that lies on its side, its round end towards `towards`. A brand without arches has its plain corners all around. */
export const lyingArchCorners = (top: string, foot: Foot, towards: 'start' | 'end'): string => {
  const plain = `var(--kit-radius-${foot})`;
  const round = `max(${plain}, min(${top}, var(--kit-radius-arch-top)))`;
  return `border-radius: ${plain}; border-start-${towards}-radius: ${round}; border-end-${towards}-radius: ${round};`;
};
