import { ButtonLink } from '@lounge/kit/button';
import { MessageComposer, type ComposerState } from '@lounge/kit/message-composer';
import { paymentWindowPath } from '@lounge/locale';
import type { Channel, Conversation } from '@lounge/stores/content/messenger';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../app/app-context.ts';
import { telemetryStores } from '../../foundation/telemetry/telemetry-stores.ts';
import { walletStores } from '../../foundation/wallet/wallet-stores.ts';
import { giftArt, giftName } from './conversation-items.tsx';
import { messages } from './Messenger.messages.ts';
import { messageTerms, priceOfDraft } from './message-price.ts';
import type { MessengerStores } from './messenger-stores.ts';
import { readImage } from './read-image.ts';

interface ComposerConnectedProps {
  messenger: MessengerStores;
  channel: Channel;
  conversation: Conversation;
  giftsOpen: boolean;
  onGifts: () => void;
}

/** Where the guest writes. @spec feature:messenger.send-text, feature:messenger.send-image, feature:messenger.gifts */
export const ComposerConnected = observer((props: ComposerConnectedProps) => {
  const { messenger, channel, conversation, giftsOpen, onGifts } = props;
  const intl = useIntl();
  const { stores, config } = useApp();
  const [problem, setProblem] = useState<'imageTooLarge' | 'imageWrongType' | null>(null);
  const { browserOnline, connection } = telemetryStores(stores);
  const { coins } = walletStores(stores).wallet;
  const draft = messenger.draftOf(channel.id);
  const total = priceOfDraft(draft, channel, messenger.gifts.priceOf(draft.gifts));
  const isOffline = !browserOnline.isOnline || connection.isLost;
  const needsCoins = coins !== null && total > coins.balance.value;
  const state: ComposerState = channel.blocked
    ? 'blocked'
    : isOffline
      ? 'offline'
      : needsCoins
        ? 'needsCoins'
        : 'ready';
  const choose = async (file: File) => {
    const image = await readImage(file);
    setProblem(typeof image === 'string' ? image : null);
    if (typeof image !== 'string') messenger.write(channel.id, { image });
  };
  const gifts = Object.entries(draft.gifts).flatMap(([id, count]) => {
    const gift = messenger.gifts.gift(Number(id));
    return gift === null ? [] : [{ id: gift.id, name: giftName(gift, config.language), count, art: giftArt(gift) }];
  });
  return (
    <MessageComposer
      name={channel.actorName}
      text={draft.text}
      image={draft.image}
      gifts={gifts}
      terms={messageTerms(channel)}
      total={total}
      state={state}
      problem={problem === null ? undefined : intl.formatMessage(messages[problem])}
      help={
        state === 'needsCoins' && (
          <ButtonLink size="small" variant="primary" href={paymentWindowPath(config.language, 'top-up')}>
            {intl.formatMessage(messages.addCoins)}
          </ButtonLink>
        )
      }
      giftsOpen={giftsOpen}
      onChange={({ text }) => messenger.write(channel.id, { text })}
      onSend={() => messenger.send(conversation)}
      onImage={({ file }) => void choose(file)}
      onRemoveImage={() => messenger.write(channel.id, { image: null })}
      onGifts={onGifts}
      onRemoveGift={({ gift }) => {
        const { [gift.id]: _gone, ...rest } = draft.gifts;
        messenger.write(channel.id, { gifts: rest });
      }}
    />
  );
});
