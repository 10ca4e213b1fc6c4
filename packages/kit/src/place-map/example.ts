import type { PlaceMapProps } from './PlaceMap.tsx';

export const placeMapExample = {
  center: { latitude: 50.94, longitude: 6.96 },
  markers: [
    { id: 'Köln', label: 'Köln', latitude: 50.9375, longitude: 6.9603, count: 4 },
    { id: 'Bonn', label: 'Bonn', latitude: 50.7374, longitude: 7.0982, count: 2 },
    { id: 'Utrecht', label: 'Utrecht', latitude: 52.0907, longitude: 5.1214, count: 1 },
    { id: 'Hannover', label: 'Hannover', latitude: 52.3759, longitude: 9.732, count: 3, selected: true },
  ],
  outlines: {
    land: 'M1600,1290L1740,1262L1790,1228L1838,1196L1856,1168L1890,1150L1912,1158L1980,1120L2100,1140L2100,1300L1600,1300z',
    borders: 'M1856,1168L1862,1196L1850,1216L1872,1260L1866,1300',
    unitsPerDegree: 10,
  },
} satisfies PlaceMapProps;
