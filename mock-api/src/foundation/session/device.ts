import Bowser from 'bowser';

/** The device of a session, in names that people know. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** The longest user agent that is stored, in characters; browsers send up to about 200. */
export const maxUserAgent = 400;

const nameOr = (name: string | undefined): string | null => (name === undefined || name === '' ? null : name);

/** Returns browser and system of a user agent; both are null for one that is missing or not known. */
export const deviceOf = (userAgent: string | null): Device => {
  if (userAgent === null || userAgent.trim() === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  // Of an unknown program only the system means something to a guest.
  const system = nameOr(os.name);
  return { browser: system === null ? null : nameOr(browser.name), system };
};
