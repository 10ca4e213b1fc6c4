import { ButtonLink } from '@lounge/kit/button';
import { MessageComposer, type ComposerState } from '@lounge/kit/message-composer';
import { topUpPath } from '@lounge/locale';
import { maxMessageLength } from '@lounge/protocol/content/messenger';
import { voucherTypes } from '@lounge/protocol/foundation/vouchers';
import type { Channel, Conversation } from '@lounge/stores/content/messenger';
import type { Guest } from '@lounge/stores/foundation/guest';
import { observer } from 'mobx-react-lite';
import { useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { useOwnNotice } from '../../shared/use-own-notice.ts';
import { useRead } from '../../shared/use-read.ts';
import { useTelemetry } from '../../foundation/telemetry/telemetry-stores.ts';
import { useVouchers } from '../../foundation/vouchers/voucher-stores.ts';
import { PayInChatConnected } from '../../foundation/wallet/PayInChatConnected.tsx';
import { usePaymentStop } from '../../foundation/wallet/use-payment-stop.ts';
import { useWallet } from '../../foundation/wallet/wallet-stores.ts';
import { failureText } from './failure-text.ts';
import { giftArt, giftName } from './conversation-items.tsx';
import { messages } from './Messenger.messages.ts';
import { messageTerms, priceOfDraft } from './message-price.ts';
import type { MessengerStores } from './MessengerStores.ts';
import { readImage, type ImageProblem } from './read-image.ts';

interface ComposerConnectedProps {
  messenger: MessengerStores;
  channel: Channel;
  conversation: Conversation;
  form: RefObject<HTMLFormElement | null>;
  giftsOpen: boolean;
  onGifts: () => void;
}

/** The obstacle that keeps the guest from writing in a channel at all. @spec feature:account.locked */
export const closedBy = (
  { blocked }: Pick<Channel, 'blocked'>,
  { isLocked, isBarredFromWriting }: Pick<Guest, 'isLocked' | 'isBarredFromWriting'>,
) => (isLocked ? 'locked' : isBarredFromWriting ? 'restricted' : blocked ? 'blocked' : null);

/**
 * Where the guest writes.
 * @spec feature:messenger.send-text, feature:messenger.send-image, feature:messenger.gifts
 */
export const ComposerConnected = observer((props: ComposerConnectedProps) => {
  const { messenger, channel, conversation, form, giftsOpen, onGifts } = props;
  const intl = useIntl();
  const { stores, config } = useApp();
  const [problem, setProblem] = useState<ImageProblem | null>(null);
  const { browserOnline, connection } = useTelemetry();
  const { coins } = useWallet().wallet;
  const stop = usePaymentStop();
  const draft = messenger.draftOf(channel.id);
  const { vouchers } = useVouchers();
  useRead(vouchers);
  const forMessages = vouchers.amountOf(voucherTypes.messages, channel.actorId);
  const total = priceOfDraft(draft, channel, messenger.gifts.priceOf(draft.gifts), forMessages);
  const needsCoins = coins !== null && total > coins.balance.value;
  const state: ComposerState =
    closedBy(channel, stores.guest) ??
    (!browserOnline.isOnline || connection.isLost ? 'offline' : needsCoins ? 'needsCoins' : 'ready');
  useOwnNotice('offline', state === 'offline');
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
    <>
      <PayInChatConnected channelId={channel.id} isNeeded={state === 'needsCoins'} />
      <MessageComposer
        ref={form}
        name={channel.actorName}
        text={draft.text}
        maxLength={maxMessageLength}
        image={draft.image}
        gifts={gifts}
        terms={messageTerms(channel, forMessages)}
        total={total}
        state={state}
        problem={problem === null ? undefined : failureText(intl, problem)}
        help={
          state === 'needsCoins' &&
          stop === null && (
            <ButtonLink size="small" variant="primary" href={topUpPath(config.language, total)}>
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
    </>
  );
});
