import { between, type Point } from './projection.ts';

/** The radius of a mark, and of the place in the middle, in pixels. */
export const [markerRadius, hereRadius] = [15, 22];

/** A character of a name is about this wide, and a line this high, in pixels. */
const [characterWidth, lineHeight] = [6.5, 18];

/** A mark on the map. */
export interface PlacedMarker extends Point {
  id: string;
  label: string;
  count: number;
  selected: boolean;
}

/** Marks that are too close to be told apart. */
export interface MarkerGroup extends Point {
  ids: readonly string[];
  /** The name of the first place. */
  label: string;
  count: number;
  selected: boolean;
}

/** Gathers marks that are closer than `gap`, each with the first one it is close to. */
export const gatherMarkers = (markers: readonly PlacedMarker[], gap: number): readonly MarkerGroup[] => {
  const groups: MarkerGroup[] = [];
  for (const marker of markers) {
    const at = groups.findIndex((group) => between(group, marker) < gap);
    const known = groups[at];
    if (known === undefined) {
      const { id, x, y, label, count, selected } = marker;
      groups.push({ ids: [id], x, y, label, count, selected });
    } else {
      groups[at] = {
        ...known,
        ids: [...known.ids, marker.id],
        count: known.count + marker.count,
        selected: known.selected || marker.selected,
      };
    }
  }
  return groups;
};

/** A part of the map, by its edges. */
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const around = ({ x, y }: Point, radius: number): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

const nameBelow = ({ x, y, label }: MarkerGroup): Box => {
  const half = (label.length * characterWidth) / 2;
  return { left: x - half, right: x + half, top: y + markerRadius, bottom: y + markerRadius + lineHeight };
};

const doOverlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The single places whose names have room below them: over no mark, no name before them, and not over the middle. */
export const namedGroups = (groups: readonly MarkerGroup[], here: Point): ReadonlySet<MarkerGroup> => {
  const taken = [around(here, hereRadius)];
  const named = groups.filter((group) => {
    const name = nameBelow(group);
    const isFree =
      group.ids.length === 1 &&
      groups.every((other) => other === group || !doOverlap(name, around(other, markerRadius))) &&
      !taken.some((box) => doOverlap(name, box));
    if (isFree) taken.push(name);
    return isFree;
  });
  return new Set(named);
};
