/** The instruments and tools that people of portraits hold. */
export const props = [
  'accordion',
  'balls',
  'book',
  'brush',
  'cello',
  'clock',
  'cup',
  'jar',
  'lantern',
  'map',
  'microphone',
  'oar',
  'sticks',
  'yarn',
] as const;

/** An instrument or a tool. */
export type Prop = (typeof props)[number];

const named = /-with-([a-z]+)(?:-|$)/;

/** The thing that the person of a seed such as `hanna-with-cello-2` holds in the portrait; null for all other seeds. */
export function propOf(seed: string): Prop | null {
  const name = named.exec(seed)?.[1];
  return props.find((each) => each === name) ?? null;
}
