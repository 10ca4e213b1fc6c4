import { storedTextOf } from '@lounge/stores';
import { pageStorage } from '../../shared/page-storage.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';

/** Where the guest logs out: in this browser or on all devices. */
export type LogOutKind = 'here' | 'everywhere';

const note = storedTextOf(pageStorage, 'log-out');

/** Notes that the guest logs out, for the page that is loaded then: the server may have it reload before it answers. */
export const noteLogOut = (kind: LogOutKind): void => {
  note.write(kind);
  taken = undefined;
};

/** The note from before this page was loaded; undefined until it was asked for. */
let taken: LogOutKind | null | undefined;

/** Returns what was noted and forgets it, for this page to say as long as it is open. */
const takeLogOut = (): LogOutKind | null => {
  if (taken !== undefined) return taken;
  const kind = note.read();
  if (kind !== null) note.write(null);
  taken = kind === 'here' || kind === 'everywhere' ? kind : null;
  return taken;
};

/** How the guest has just logged out, which the server cannot know; null for others. */
export const useLogOutNote = (): LogOutKind | null => (useIsHydrated() ? takeLogOut() : null);
