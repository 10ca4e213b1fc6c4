/** The tokens of all brands: type, whose steps a brand may replace, space, shadow, motion, sizes, shapes and layers. */
export const shared = {
  type: {
    1: '0.75rem',
    2: '0.875rem',
    3: '1rem',
    '3Small': '0.9375rem',
    4: 'clamp(1.0625rem, 1.3vw, 1.1875rem)',
    5: 'clamp(1.375rem, 2.1vw, 1.875rem)',
    6: 'clamp(2rem, 3.4vw, 3rem)',
    7: 'clamp(2.625rem, 5.2vw, 4.75rem)',
  },
  lineHeight: { display: 1.06, control: 1, body: 1.45, long: 1.55 },
  weight: { body: 450, label: 540, name: 620, price: 640 },
  space: { 1: '4px', 2: '8px', 3: '12px', 4: '16px', 5: '24px', 6: '40px', 7: '64px' },
  shadow: { 1: '0 8px 24px rgb(6 2 6 / 0.36)', 2: '0 24px 64px rgb(6 2 6 / 0.56)', art: '0 3px 4px rgb(8 2 8 / 0.42)' },
  motion: { feedback: '120ms', enter: '240ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
  size: {
    control: '44px',
    controlSmall: '36px',
    controlLarge: '52px',
    navbar: '72px',
    navbarMobile: '60px',
    tabBar: '72px',
    chatButton: '72px',
    hitMin: '44px',
  },
  /** Shapes that are no matter of taste: wheels, dots and rings, and the ends of thin bars. */
  shape: { circle: '50%', bar: '2px' },
  /** Red, green and blue of full-screen pictures and clips, which are black and white in every brand. */
  cinema: { ground: '8 5 8', light: '255 255 255' },
  z: { sticky: 10, tabBar: 20, sheet: 30, dialog: 40, toast: 50 },
} as const;

/**
 * Widths in px at which the layout changes; styles below one use `max-width: n - 0.02px`.
 * @spec constant:layout.breakpoint.xs constant:layout.breakpoint.sm constant:layout.breakpoint.md constant:layout.breakpoint.lg
 * @spec constant:layout.breakpoint.xl constant:layout.mobileMenuMaxWidth
 */
export const breakpoints = { xs: 400, sm: 768, md: 992, lg: 1200, xl: 1368, mobileMenuBelow: 1023 } as const;

/**
 * Columns of the performer grid, each from its width in px upwards.
 * @spec constant:layout.tileGridColumns
 * @assumed six above 1199, where the documents are silent, and two below 480, where three would be unreadable
 */
export const performerColumns: readonly { from: number; columns: number }[] = [
  { from: 0, columns: 2 },
  { from: 480, columns: 3 },
  { from: 768, columns: 4 },
  { from: 992, columns: 5 },
  { from: 1200, columns: 6 },
];

/** Sizes of icons in px. */
export const iconSizes = { inline: 16, control: 20, nav: 24, feature: 28 } as const;
