import type { PinButtonProps } from '@lounge/kit/pin-button';
import type { FavouriteKind, RemovedPin } from '@lounge/stores/content/favourites';
import { useApp } from '../../shared/app-context.ts';
import { useFavourites, useRejectedPin, useRemovedPin } from './favourites-stores.ts';

/** The state of a pin button of a video, and its press. */
export const usePinVideo = (id: number): Pick<PinButtonProps, 'pinned' | 'needsLogin' | 'onPin'> => {
  const { config, paymentDialog } = useApp();
  const favourites = useFavourites();
  const rejectedPin = useRejectedPin();
  return {
    pinned: favourites?.isPinned('album', id) ?? false,
    needsLogin: config.guestId === null,
    onPin: ({ pinned }) => {
      if (config.guestId === null || favourites === null) return paymentDialog.open('log-in');
      void rejectedPin.watch(favourites.setVideoPinned(id, pinned));
    },
  };
};

/** The state of a pin button and its press; visitors are asked to log in. `fallback` is the rendered state, until all pins are known. */
export const usePin = (
  kind: FavouriteKind,
  id: number,
  fallback = false,
): Pick<PinButtonProps, 'pinned' | 'needsLogin' | 'onPin'> => {
  const { config, paymentDialog } = useApp();
  const favourites = useFavourites();
  const rejectedPin = useRejectedPin();
  return {
    pinned: favourites?.isPinned(kind, id, fallback) ?? fallback,
    needsLogin: config.guestId === null,
    onPin: ({ pinned }) => {
      if (config.guestId === null || favourites === null) return paymentDialog.open('log-in');
      void rejectedPin.watch(pinned ? favourites.pin(kind, id) : favourites.unpin(kind, id));
    },
  };
};

/** Removes a pin from the list it is in; it can be restored there, and the page says why where that is rejected. */
export const useUnpin = (): ((pin: Parameters<RemovedPin['remove']>[0]) => void) => {
  const removedPin = useRemovedPin();
  const rejectedPin = useRejectedPin();
  return (pin) => void rejectedPin.watch(removedPin.remove(pin));
};
