import { PlaceMap } from '@lounge/kit/place-map';
import type { ActorSearch } from '@lounge/stores/content/actor-search';
import { observer } from 'mobx-react-lite';
import { europe, europeBorders, world } from './outlines.ts';
import { useActorSearches } from './search-stores.ts';

const detailed = { land: europe, borders: europeBorders, unitsPerDegree: 40 };
const simple = { land: world, unitsPerDegree: 10 };

/** The part of the earth of which there are detailed outlines, in degrees. */
const inDetail = { west: -15, east: 38, south: 32, north: 69 };

const outlinesAt = (latitude: number, longitude: number) =>
  longitude > inDetail.west && longitude < inDetail.east && latitude > inDetail.south && latitude < inDetail.north
    ? detailed
    : simple;

/** The performers of the list on a map around the place of the search. Pointing at one of them marks it in the other. */
export const MapConnected = observer(({ search }: { search: ActorSearch }) => {
  const { view } = useActorSearches();
  const place = search.list.value?.mapState ?? null;
  if (place === null) return null;
  const actorsOf = (keys: readonly string[]): readonly number[] =>
    search.markers.flatMap(({ key, actorIds }) => (keys.includes(key) ? actorIds : []));
  return (
    <PlaceMap
      center={place}
      outlines={outlinesAt(place.latitude, place.longitude)}
      markers={search.markers.map(({ key, town, latitude, longitude, actorIds }) => ({
        id: key,
        label: town,
        latitude,
        longitude,
        count: actorIds.length,
        selected: actorIds.some((id) => view.pointedAt.includes(id)),
      }))}
      onSelect={({ ids }) => view.pointAt(actorsOf(ids))}
    />
  );
});
