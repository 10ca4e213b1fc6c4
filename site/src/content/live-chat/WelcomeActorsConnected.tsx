import { SectionHeading } from '@lounge/kit/section-heading';
import { TileGrid } from '@lounge/kit/tile-grid';
import { conversionChatTerms } from '@lounge/protocol/foundation/conversion';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useConversion } from '../../foundation/conversion/conversion-stores.ts';
import { useApp } from '../../shared/app-context.ts';
import { ModelTile } from '../actors/ModelTile.tsx';
import { messages } from './Welcome.messages.ts';
import { useWelcomeActors } from './welcome-stores.ts';

/**
 * The performers with whom the guest's welcome chat is possible now, for the page of benefits; nothing without the offer, or while none of
 * them is online.
 * @spec feature:chat.conversion
 */
export const WelcomeActorsConnected = observer(() => {
  const intl = useIntl();
  const { clock } = useApp().stores.context;
  const { conversionChat } = useConversion();
  const items = useWelcomeActors().value?.items ?? [];
  if (items.length === 0 || conversionChat.offerAt(clock.now())?.state !== 'eligible') return null;
  return (
    <section aria-labelledby="welcome-chat">
      <SectionHeading
        headingId="welcome-chat"
        title={intl.formatMessage(messages.title)}
        note={intl.formatMessage(messages.with, { minutes: conversionChatTerms.freeMs / 60_000 })}
      />
      <TileGrid aria-labelledby="welcome-chat">
        {items.map((model) => (
          <ModelTile key={model.id} model={model} />
        ))}
      </TileGrid>
    </section>
  );
});
