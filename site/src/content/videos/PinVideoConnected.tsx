import { PinButton } from '@lounge/kit/pin-button';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { usePinVideo } from '../favourites/use-pin.ts';
import { messages } from './Video.messages.ts';

/** Pins a video or takes the pin away; anonymous visitors are asked to log in. @spec component:PinButton */
export const PinVideoConnected = observer(({ videoId }: { videoId: number }) => (
  <PinButton data-needs-script look="outline" label={useIntl().formatMessage(messages.pin)} {...usePinVideo(videoId)} />
));
