import { chatReasonOf } from '@lounge/kit/chat-button';
import { GiftPicker } from '@lounge/kit/gift-picker';
import { pathTo } from '@lounge/locale';
import type { Channel } from '@lounge/stores/content/messenger';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../shared/app-context.ts';
import { useWallet } from '../foundation/wallet/wallet-stores.ts';
import { wantedChatPath } from '../shared/wanted-chat-path.ts';
import { giftArt, giftName } from '../content/messenger/conversation-items.tsx';
import { messages } from '../content/messenger/Messenger.messages.ts';
import type { MessengerStores } from '../content/messenger/MessengerStores.ts';
import { shownToyControls } from '../content/messenger/shown-toy-controls.ts';
import { useChannelOffers } from './use-channel-offers.ts';

/** The categories of gifts, by their number. */
const categories = ['flowers', 'evening', 'sweets', 'treasures'] as const;

interface GiftTrayConnectedProps {
  messenger: MessengerStores;
  channel: Channel;
  /** Called when the chosen gifts are with the message. */
  onAdded: () => void;
  onClose: () => void;
}

/**
 * The tray of gifts beside the conversation; what is chosen goes with the next message. The toy controls are shown with the way to
 * the chat in which they run.
 * @spec screen:overlay.gift-picker
 */
export const GiftTrayConnected = observer(({ messenger, channel, onAdded, onClose }: GiftTrayConnectedProps) => {
  const intl = useIntl();
  const { stores, config } = useApp();
  const { catalogue, owned } = messenger.gifts;
  const [selection, setSelection] = useState(messenger.draftOf(channel.id).gifts);
  const { coins } = useWallet().wallet;
  const { language } = config;
  const { actorName: name, actorSlug, isActorOnline } = channel;
  const controls = shownToyControls(messenger.toyControls.offered, language);
  const offers = useChannelOffers(channel, isActorOnline && !channel.blocked && !stores.guest.isBarredFromSpending);
  const toy = offers.find(({ kind }) => kind === 'toyControl');
  const canStart = toy !== undefined && chatReasonOf(toy, intl) === undefined;
  const chatHref = canStart ? wantedChatPath(language, actorSlug, 'toyControl') : undefined;
  return (
    <GiftPicker
      data-part="gifts"
      gifts={(catalogue.value ?? []).map((gift) => ({
        id: gift.id,
        active: gift.active,
        vip: gift.vip,
        owned: owned.get(gift.id) ?? 0,
        name: giftName(gift, language),
        price: gift.price.value,
        currency: gift.price.currency,
        category: String(gift.categoryId),
        art: giftArt(gift),
      }))}
      selection={selection}
      categories={categories.map((name, index) => ({
        id: String(index + 1),
        label: intl.formatMessage(messages[name]),
      }))}
      toyControls={controls.length > 0 ? { controls, name, chatHref } : undefined}
      balance={coins?.balance.value}
      isVip={stores.guest.data.value?.isVip ?? false}
      vipHref={pathTo('vipclub', language)}
      isPending={catalogue.value === null && catalogue.state !== 'failed'}
      failed={catalogue.value === null && catalogue.state === 'failed'}
      onSelect={(change) => setSelection(change.selection)}
      onAdd={(add) => {
        messenger.write(channel.id, { gifts: add.selection });
        onAdded();
      }}
      onClose={onClose}
      onRetry={() => void messenger.gifts.load()}
    />
  );
});
