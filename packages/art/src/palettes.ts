import { blend, mix } from './paint/colour.ts';

/** The two brands, each with its palettes. */
export type Brand = 'velvet' | 'brasa';

/** Six steps from shadow to lamp, as `#rrggbb`. */
export interface Palette {
  readonly name: string;
  readonly night: string;
  readonly deep: string;
  /** The placeholder while the picture loads. */
  readonly mid: string;
  readonly warm: string;
  readonly glow: string;
  readonly light: string;
  /** The index of the brand's palette that colours garments and blossoms. */
  readonly companion: number;
}

/** The palettes of a brand. */
export type Palettes = readonly [Palette, ...Palette[]];

function palette(name: string, steps: string, companion: number): Palette {
  const [night = '', deep = '', mid = '', warm = '', glow = '', light = ''] = steps.split(' ');
  return { name, night, deep, mid, warm, glow, light, companion };
}

const steps = ['night', 'deep', 'mid', 'warm', 'glow', 'light'] as const;

/** The palette halfway between two, with the companion of the first. */
export function paletteBetween(one: Palette, other: Palette): Palette {
  const blended = steps.map((step) => blend(one[step], other[step])).join(' ');
  return palette(`${one.name}-${other.name}`, blended, one.companion);
}

/** All palettes; a picture's tint is the index in its brand's list. */
export const palettes: Readonly<Record<Brand, Palettes>> = {
  velvet: [
    palette('rose', '#140a13 #36112f #842a54 #cf5570 #f2a37f #ffe4cd', 3),
    palette('violet', '#0f0b1d #261a49 #594396 #a86fb2 #efa5a6 #ffe5da', 5),
    palette('amber', '#180c10 #431a20 #944432 #d8843f #f4bd6d #fff0d0', 3),
    palette('teal', '#0a1116 #10313c #2a6368 #7d9c8a #e5a67e #ffe9d0', 0),
    palette('mauve', '#140e17 #3a2541 #7d5179 #bf8a9b #efc1b0 #fff1e6', 5),
    palette('crimson', '#14070f #450a22 #841637 #bf404f #ea8d6d #ffddba', 4),
    palette('blue', '#0a0e1b #182b50 #405d93 #8f92ba #ebb59f #ffebdc', 2),
  ],
  brasa: [
    palette('ember', '#110d0b #3a1a10 #8d3716 #de672c #f6ac57 #ffe9c7', 3),
    palette('ash', '#101110 #2b2d2b #5d5b53 #a28f77 #dcba8c #f8eddb', 3),
    palette('olive', '#0f110b #2c311b #5f6432 #a89b50 #e6c071 #fbf0d1', 3),
    palette('brick', '#130908 #401213 #7e211f #c34c31 #ee9657 #ffe3bf', 4),
    palette('lagoon', '#0a1011 #12323b #2e5f65 #8c917b #e1a45f #fbeacb', 0),
    palette('clay', '#140f0c #45291d #8c563b #ca8c66 #ecc29d #fef1e2', 2),
  ],
};

/** The placeholder colour of every palette of a brand, by tint, as `#rrggbb`. */
export function tintColours(brand: Brand): readonly string[] {
  return palettes[brand].map((each) => each.mid);
}

/** The lamp and the shadow that the palettes of all tints share. */
const [shadow, lamp, bulb] = ['#08070c', '#f3a97c', '#ffe9d4'];

/** A palette around a placeholder colour, `#rrggbb`, between a shadow and a warm lamp. `companion` as in `Palette`. */
const paletteAround = (mid: string, index: number, companion: number): Palette => {
  const [night, deep] = [mix(mid, shadow, 0.86), mix(mid, shadow, 0.6)];
  const [warm, glow] = [blend(mix(mid, lamp, 0.25), mix(mid, lamp, 0.6)), mix(mid, lamp, 0.84)];
  return palette(`tint-${index}`, `${night} ${deep} ${mid} ${warm} ${glow} ${bulb}`, companion);
};

/** The palettes of a brand that has tints only: one around each, `#rrggbb`. Throws a RangeError without a tint. */
export function palettesOf(tints: readonly string[]): Palettes {
  const [first, ...others] = tints.map((mid, at) =>
    paletteAround(mid, at, (at + Math.ceil(tints.length / 2)) % tints.length),
  );
  if (first === undefined) throw new RangeError('A brand needs a tint.');
  return [first, ...others];
}

/** The palette at an index, modulo the number of palettes. */
export function paletteAt(list: Palettes, index: number): Palette {
  return list[((index % list.length) + list.length) % list.length] ?? list[0];
}
