/** The brands of the platform: `velvet` is the default one, `brasa` targets the Spanish market. */
export const brands = ['velvet', 'brasa'] as const;

/** A brand of the platform. */
export type Brand = (typeof brands)[number];

/** Whether a value names a brand. */
export function isBrand(value: unknown): value is Brand {
  return brands.some((brand) => brand === value);
}

/** The brand that a Host header's first label names ("brasa.localhost:4000" is brasa), else the fallback. */
export function brandOfHost(host: string | null | undefined, fallback: Brand = 'velvet'): Brand {
  if (host === null || host === undefined) return fallback;
  const label = host.trim().toLowerCase();
  return (
    brands.find((brand) => label === brand || label.startsWith(`${brand}.`) || label.startsWith(`${brand}:`)) ??
    fallback
  );
}
