import type { LocateDevice } from '@lounge/stores/foundation/session';

/** How long a device may look for its position, and how old a known one may be, in milliseconds. */
const [timeout, maximumAge] = [10_000, 600_000];

/** Asks the browser for a rough position; null where it has none or may not say it. */
export const locateDevice: LocateDevice = () =>
  new Promise((resolve) => {
    if (typeof navigator === 'undefined' || !('geolocation' in navigator)) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      { enableHighAccuracy: false, timeout, maximumAge },
    );
  });
