/** A paint of the gifts: lit at the upper left, its own colour, its shade. */
export type Paint = 'rose' | 'amber' | 'ivory' | 'plum' | 'teal' | 'mauve' | 'ink';

/** The stops of each paint from light to shade; the same in both brands, because gifts are objects. */
export const paints: Readonly<Record<Paint, readonly [string, string, string]>> = {
  rose: ['#ffb3bd', '#ef5f86', '#7c1a45'],
  amber: ['#fff0c4', '#f5b75f', '#a4561d'],
  ivory: ['#ffffff', '#f5e4d3', '#b58f86'],
  plum: ['#9a6aa0', '#56305e', '#1f0f26'],
  teal: ['#b6e3d5', '#4f9c96', '#163f48'],
  mauve: ['#f5d7ea', '#c78ab8', '#63376f'],
  ink: ['#5a4660', '#2a1c2e', '#0e0810'],
};
