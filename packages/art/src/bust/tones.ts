import { mix } from '../paint/colour.ts';
import type { Palette } from '../palettes.ts';
import type { Person } from './person.ts';

/** The colours of one person in one light. */
export interface Tones {
  readonly skin: string;
  readonly skinLit: string;
  readonly skinShade: string;
  readonly hair: string;
  readonly hairLit: string;
  readonly cloth: string;
  readonly clothLit: string;
  readonly clothShade: string;
  readonly lips: string;
  /** The colour of lids and brows. */
  readonly ink: string;
}

type Ramp = readonly [shade: string, base: string, lit: string];

const skins: readonly [Ramp, ...Ramp[]] = [
  ['#5a2f26', '#9a5a42', '#d59a70'],
  ['#7a4034', '#bf7a5a', '#efb78e'],
  ['#8e5142', '#d89674', '#fbd3b0'],
  ['#4a2a2a', '#85503f', '#c98a66'],
  ['#43261f', '#7a4a38', '#bb8661'],
  ['#955b4d', '#dfa588', '#ffdcc2'],
];

const hairTones = ['#1a1216', '#2a1a1a', '#4a281e', '#7c4628', '#a9744a', '#c9b3a0', '#7a3420'];
const silverTones = ['#b9b1ad', '#8f888b', '#d3cbc3', '#74696c'];

function hairOf({ age, hairTone }: Person): string {
  const list = age === 'silver' ? silverTones : hairTones;
  return list[Math.floor(hairTone * list.length)] ?? '#2a1a1a';
}

/** Returns natural colours mixed with the palette; the garment uses the companion palette `accent`. */
export function tonesOf(person: Person, p: Palette, accent: Palette): Tones {
  const [shade, base, light] = skins[person.skin % skins.length] ?? skins[0];
  const skin = mix(base, p.warm, 0.3);
  const hair = mix(hairOf(person), p.deep, 0.26);
  const cloth = {
    deep: mix(accent.deep, accent.mid, 0.35),
    rich: mix(accent.mid, accent.warm, 0.15),
    ivory: mix(p.light, p.glow, 0.45),
  }[person.cloth];
  return {
    skin,
    skinLit: mix(light, p.glow, 0.38),
    skinShade: mix(shade, mix(p.deep, p.mid, 0.5), 0.38),
    hair,
    hairLit: mix(hair, p.glow, 0.34),
    cloth,
    clothLit: mix(cloth, p.glow, 0.3),
    clothShade: mix(cloth, p.night, 0.7),
    lips: person.build === 'soft' ? '#8c3140' : mix(skin, '#8c3140', 0.45),
    ink: mix(p.night, p.deep, 0.4),
  };
}
