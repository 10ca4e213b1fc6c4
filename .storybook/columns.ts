/** The widths of a column in which a story stands, whatever the window's. Storybook reads a number in an address as one, so each has its unit. */
export const columns = ['full', '320px', '360px', '480px', '768px', '1100px'] as const;
