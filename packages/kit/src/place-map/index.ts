export { PlaceMap, type MapMarker, type MapOutlines, type MapPosition, type PlaceMapProps } from './PlaceMap.tsx';
