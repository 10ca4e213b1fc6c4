import { Button } from '@lounge/kit/button';
import { pushPin, pushPinFill } from '@lounge/kit/icons';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { useFavourites } from '../favourites/favourites-stores.ts';
import { messages } from './Performer.messages.ts';

/** Pins the performer or takes the pin away; anonymous visitors are asked to log in. @spec component:PinButton, feature:favourites.pin */
export const PinActorConnected = observer(({ actorId }: { actorId: number }) => {
  const intl = useIntl();
  const { config, paymentDialog } = useApp();
  const favourites = useFavourites();
  const isPinned = favourites?.isPinned('actor', actorId) ?? false;
  const pin = (): void => {
    if (config.guestId === null || favourites === null) return paymentDialog.open('log-in');
    void (isPinned ? favourites.unpin('actor', actorId) : favourites.pin('actor', actorId));
  };
  return (
    <Button data-needs-script icon={isPinned ? pushPinFill : pushPin} aria-pressed={isPinned} onClick={pin}>
      {intl.formatMessage(messages.pin)}
    </Button>
  );
});
