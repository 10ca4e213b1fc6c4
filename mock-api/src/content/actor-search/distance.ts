/** A position in degrees. */
export interface Degrees {
  readonly latitude: number;
  readonly longitude: number;
}

const earthRadiusKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The distance of two positions along the surface, in whole kilometres, at least 1. */
export const kilometresBetween = (from: Degrees, to: Degrees): number => {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const [north, east] = [(b - a) / 2, radians(to.longitude - from.longitude) / 2];
  const half = Math.sin(north) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(east) ** 2;
  return Math.max(1, Math.round(2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)))));
};
