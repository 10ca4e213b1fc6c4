/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Returns the channels of `#rrggbb`; null for everything else. */
export function rgbOf(value: unknown): Rgb | null {
  if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/i.test(value)) return null;
  const channel = (at: number) => parseInt(value.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** Returns the channels of three numbers between spaces; null for everything else. */
export function tripleOf(value: unknown): Rgb | null {
  if (typeof value !== 'string' || !/^\d{1,3} \d{1,3} \d{1,3}$/.test(value)) return null;
  const [red = 0, green = 0, blue = 0] = value.split(' ').map(Number);
  return Math.max(red, green, blue) > 255 ? null : [red, green, blue];
}

/** Returns `share` of a colour over another. */
export const mix = (upper: Rgb, lower: Rgb, share: number): Rgb => {
  const channel = (at: 0 | 1 | 2) => Math.round(upper[at] * share + lower[at] * (1 - share));
  return [channel(0), channel(1), channel(2)];
};

/** Returns a colour as `#rrggbb`. */
export const hexOf = (colour: Rgb): string =>
  `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** Returns the relative luminance as WCAG 2.2 defines it. */
const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Returns the contrast of two colours as WCAG 2.2 defines it, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((left, right) => left - right) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
