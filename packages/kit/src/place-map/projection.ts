/** A position in degrees. */
export interface MapPosition {
  latitude: number;
  longitude: number;
}

/** A point of a plane. */
export interface Point {
  x: number;
  y: number;
}

const kmPerDegree = 111.32;
const limit = 80;

/** A position in Mercator's projection, in degrees of the equator from the north-west. */
export const projected = ({ latitude, longitude }: MapPosition): Point => {
  const angle = (Math.max(-limit, Math.min(limit, latitude)) * Math.PI) / 180;
  return { x: longitude + 180, y: 180 - (180 / Math.PI) * Math.log(Math.tan(Math.PI / 4 + angle / 2)) };
};

/** How many kilometres a degree of the plane is at a latitude. */
export const kilometresPerUnit = (latitude: number): number => kmPerDegree * Math.cos((latitude * Math.PI) / 180);

/** The distance of two points. */
export const between = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
