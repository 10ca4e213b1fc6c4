const channels = new Map<string, readonly [number, number, number]>();

/** Red, green and blue of `#rrggbb`, 0 to 255. */
function parse(hex: string): readonly [number, number, number] {
  const known = channels.get(hex);
  if (known) return known;
  const value = Number.parseInt(hex.slice(1), 16);
  const parsed = [(value >> 16) & 255, (value >> 8) & 255, value & 255] as const;
  // Blending creates new colours all the time, so the cache is bounded for long-running servers.
  if (channels.size > 500) channels.clear();
  channels.set(hex, parsed);
  return parsed;
}

/** A blend of two colours: 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [r0, g0, b0] = parse(from);
  const [r1, g1, b1] = parse(to);
  const r = Math.round(r0 + (r1 - r0) * share);
  const g = Math.round(g0 + (g1 - g0) * share);
  const b = Math.round(b0 + (b1 - b0) * share);
  return `#${((1 << 24) | (r << 16) | (g << 8) | b).toString(16).slice(1)}`;
}

const hexOf = (channels: readonly number[]): string =>
  `#${channels
    .map((value) =>
      Math.round(Math.max(0, Math.min(255, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** How far a colour is from grey, 0 to 255. */
const vividness = (colour: readonly number[]): number => Math.max(...colour) - Math.min(...colour);

/** The colour halfway between two, as vivid as they are on average: opposite ones would become grey. */
export function blend(one: string, other: string): string {
  const [between, a, b] = [parse(mix(one, other, 0.5)), parse(one), parse(other)];
  const wanted = (vividness(a) + vividness(b)) / 2;
  const more = Math.min(1.7, wanted / Math.max(1, vividness(between)));
  const grey = between.reduce((sum, value) => sum + value, 0) / between.length;
  return hexOf(between.map((value) => grey + (value - grey) * more));
}

/** A colour with an opacity from 0 to 1. */
export function clear(hex: string, alpha: number): string {
  const [r, g, b] = parse(hex);
  return `rgba(${r},${g},${b},${alpha})`;
}
