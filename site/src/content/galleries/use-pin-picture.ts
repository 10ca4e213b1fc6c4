import { useCallback } from 'react';
import { useApp } from '../../shared/app-context.ts';
import { useFavourites, useRejectedPin } from '../favourites/favourites-stores.ts';

/** Returns what pins or unpins a picture by its id; visitors are led to the log-in. */
export const usePinPicture = (): ((choice: { id: number }) => void) => {
  const { config, paymentDialog } = useApp();
  const favourites = useFavourites();
  const rejectedPin = useRejectedPin();
  return useCallback(
    ({ id }) => {
      if (config.guestId === null || favourites === null) return paymentDialog.open('log-in');
      void rejectedPin.watch(
        favourites.isPinned('picture', id) ? favourites.unpin('picture', id) : favourites.pin('picture', id),
      );
    },
    [config, paymentDialog, favourites, rejectedPin],
  );
};
