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

/** A colour with an opacity from 0 to 1. */
export function clear(hex: string, alpha: number): string {
  const [r, g, b] = parse(hex);
  return `rgba(${r},${g},${b},${alpha})`;
}
