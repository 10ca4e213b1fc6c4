import { PinButton } from '@lounge/kit/pin-button';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { usePin } from '../favourites/use-pin.ts';
import { messages } from './Performer.messages.ts';

/** Pins the performer or takes the pin away; anonymous visitors are asked to log in. @spec component:PinButton, feature:favourites.pin */
export const PinActorConnected = observer(({ actorId }: { actorId: number }) => (
  <PinButton data-needs-script label={useIntl().formatMessage(messages.pin)} {...usePin('actor', actorId)} />
));
