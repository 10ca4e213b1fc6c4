import { LocationField, type DeviceState } from '@lounge/kit/location-field';
import { fourDigitCountries, zipOfCountry } from '@lounge/protocol/content/actor-search';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './Filters.messages.ts';
import { RadiusLinks } from './RadiusLinks.tsx';
import type { SearchPageState } from './use-search-page.ts';
import { useActorSearches } from './search-stores.ts';
import { usePlace } from './use-place.ts';

/**
 * The place of a search, by postal code or device, and the distance from it. A complete code is searched for; one that nobody knows empties
 * the list. Of the countries that have four digits, one is chosen.
 * @spec component:LocationField, feature:performers.near-me
 */
export const LocationConnected = observer(({ page }: { page: SearchPageState }) => {
  const intl = useIntl();
  const { zip, place } = useActorSearches();
  const { search, query, go } = page;
  // A lookup and the device answer later, when another search may be chosen, or the page left.
  const current = useRef<SearchPageState | null>(null);
  useEffect(() => {
    current.current = page.isLeaving ? null : page;
    return () => {
      current.current = null;
    };
  });
  const shown = usePlace(page);
  const deviceState = (): DeviceState => {
    if (place.isAsking) return 'asking';
    if (place.hasFailed) return 'refused';
    return search.position !== null && query.zip === null ? 'used' : 'idle';
  };
  const change = (text: string): void =>
    void zip.type(text, (code, area) => {
      if (area === null) search.clear();
      else if (current.current !== null) go({ ...current.current.query, zip: code, page: 1 });
    });
  const askDevice = async (): Promise<void> => {
    await place.askDevice();
    // The place that is known otherwise is not the one that was asked for.
    if (place.hasFailed) return;
    const { latitude = null, longitude = null } = place.place ?? {};
    if (latitude === null || longitude === null || current.current === null) return;
    zip.forget();
    await search.searchAround({ latitude, longitude });
    const { query: latest } = current.current ?? {};
    if (latest !== undefined && latest.zip !== null) go({ ...latest, zip: null, page: 1 });
  };
  const clear = (): void => {
    zip.forget();
    if (query.zip !== null) go({ ...query, zip: null, radius: null, sort: null, page: 1 });
    // A code that nobody knows may have emptied the list.
    else if (search.position === null) void search.open(query);
    if (search.position !== null) void search.searchAround(null);
  };
  const choices = /^\d{4}$/.test(shown.zip)
    ? fourDigitCountries.map((country) => ({
        label: intl.formatMessage(country === 'AT' ? messages.inAustria : messages.inSwitzerland, { zip: shown.zip }),
        href: page.hrefOf({ ...query, zip: zipOfCountry(shown.zip, country), page: 1 }),
      }))
    : [];
  const field = (
    <LocationField
      zip={shown.zip}
      state={shown.state}
      town={shown.town}
      device={deviceState()}
      choices={choices}
      onZip={({ zip: text }) => change(text)}
      {...(place.isDeviceUsed ? { onDevice: () => void askDevice() } : {})}
      onClear={clear}
    />
  );
  return (
    <>
      {field}
      <RadiusLinks page={page} />
    </>
  );
});
