import type { Brand } from './palettes.ts';
import { subjects } from './subject.ts';

/** The colours that a seed can name after its subject, as `room-yellow-mirela-album-3` does. */
export const colours = ['yellow', 'red', 'green', 'blue'] as const;

/** A colour of a seed. */
export type Colour = (typeof colours)[number];

/** The palettes of each brand that show a colour, as indexes. */
const palettesOfColours: Readonly<Record<Brand, Readonly<Record<Colour, number>>>> = {
  velvet: { yellow: 2, red: 5, green: 3, blue: 6 },
  brasa: { yellow: 0, red: 3, green: 2, blue: 4 },
};

const named = new RegExp(`^(?:${subjects.join('|')})-(${colours.join('|')})-`);

/** The palette that a seed names; null for all other seeds. */
export function tintNamedBy(brand: Brand, seed: string): number | null {
  const name = named.exec(seed)?.[1];
  const colour = colours.find((each) => each === name);
  return colour === undefined ? null : palettesOfColours[brand][colour];
}
