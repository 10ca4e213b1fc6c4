import type { PlaceMapProps } from './PlaceMap.tsx';

export const placeMapExample = {
  center: { latitude: 50, longitude: 7 },
  markers: [],
  outlines: { land: '', unitsPerDegree: 1 },
} satisfies PlaceMapProps;
