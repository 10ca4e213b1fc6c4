import { noteLogOut } from '../session/log-out-note.ts';
import { useGuest } from './guest-stores.ts';

/** Returns the function that logs out in this browser, which the next page says. */
export const useLogOut = (): (() => void) => {
  const { logout } = useGuest();
  return () => {
    noteLogOut('here');
    void logout.logOut();
  };
};
