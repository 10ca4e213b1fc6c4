import { Button } from '@lounge/kit/button';
import type { ActorData } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useConversion } from '../../foundation/conversion/conversion-stores.ts';
import { messages } from './Welcome.messages.ts';
import { useWelcome } from './use-welcome.ts';

/** Switches the offer of the welcome chat off, or on again, beside the chats. @spec feature:chat.conversion */
export const WelcomeSwitch = observer(({ actor }: { actor: ActorData }) => {
  const intl = useIntl();
  const { conversionChat } = useConversion();
  const state = useWelcome(actor)?.state ?? 'candidate';
  if (state === 'candidate') return null;
  const isOn = state === 'eligible';
  return (
    <>
      <Button
        variant="text"
        size="small"
        isPending={conversionChat.isPending}
        onClick={() => void conversionChat.setEnabled(!isOn)}
      >
        {intl.formatMessage(isOn ? messages.switchOff : messages.switchOn)}
      </Button>
      {conversionChat.failure !== null && <p role="alert">{intl.formatMessage(messages.failed)}</p>}
    </>
  );
});
