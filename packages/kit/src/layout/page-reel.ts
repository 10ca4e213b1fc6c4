import { reel } from './layout.ts';

/** A reel of tiles, up to the edges of a page that sets `--kit-bleed` to its margin. The rings of its items are not cut off. */
export const pageReel: string = `
  ${reel}
  margin: -6px calc(-1 * var(--kit-bleed, 0px));
  padding: 6px var(--kit-bleed, 0px);
  scroll-padding: var(--kit-bleed, 0px);
  scroll-snap-type: x proximity;
`;
