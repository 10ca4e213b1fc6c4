import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Guest, GuestData } from '../guest/index.ts';

type Place = NonNullable<GuestData['geoLocation']>;

/** A position in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Asks the device where it is. Resolves to null where that is refused, not known or takes too long. */
export type LocateDevice = () => Promise<Position | null>;

/** The guest's own words count more than a measurement. */
const saidByGuest: ReadonlySet<Place['source']> = new Set(['postalCode', 'userInput']);

/**
 * Where a visitor is: what the guest said, else what the device says once it was asked, else what is known otherwise. The device's answer
 * stays on this page; nothing sends or stores it.
 * @spec state:geolocation-source, feature:account.geolocation
 * @assumed The device is asked by a press only: browsers ask the visitor, who should know what for.
 */
export class VisitorPlace {
  isAsking = false;
  /** Whether the device was asked and did not say where it is. */
  hasFailed = false;
  #device: Place | null = null;
  readonly #guest: Pick<Guest, 'data'>;
  readonly #locate: LocateDevice;

  constructor(guest: Pick<Guest, 'data'>, locate: LocateDevice) {
    this.#guest = guest;
    this.#locate = locate;
    makeAutoObservable<this, '#device'>(this, { '#device': observableRef }, { autoBind: true });
  }

  /** Null if it is not known. */
  get place(): Place | null {
    return this.isDeviceUsed ? (this.#device ?? this.#stored) : this.#stored;
  }

  /** Whether the place comes from the device: the stored one has another source than the guest's own words. */
  get isDeviceUsed(): boolean {
    return this.#stored === null || !saidByGuest.has(this.#stored.source);
  }

  /** The postal code that the guest stored; one of four digits, which several countries have, with its country before it. */
  get storedZip(): string | null {
    const { postalCode = null, countryCode = null } = (this.isDeviceUsed ? null : this.#stored) ?? {};
    const isShort = postalCode !== null && /^\d{4}$/.test(postalCode);
    return isShort && countryCode !== null ? `${countryCode}-${postalCode}` : postalCode;
  }

  /** Asks the device, where its answer would be used. */
  async askDevice(): Promise<void> {
    if (!this.isDeviceUsed || this.isAsking) return;
    this.isAsking = true;
    this.hasFailed = false;
    const position = await this.#locate();
    runInAction(() => {
      this.isAsking = false;
      this.hasFailed = position === null;
      const { countryCode = null } = this.#stored ?? {};
      this.#device = position === null ? null : { source: 'device', countryCode, postalCode: null, ...position };
    });
  }

  get #stored(): Place | null {
    return this.#guest.data.value?.geoLocation ?? null;
  }
}
