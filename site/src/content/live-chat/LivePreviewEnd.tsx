import { Button, ButtonLink } from '@lounge/kit/button';
import { chatCircle } from '@lounge/kit/icons';
import { paymentWindowPaths } from '@lounge/locale';
import { livePreviewExit } from '@lounge/protocol/content/live-chat';
import type { ActorData } from '@lounge/stores/content/actors';
import type { LivePreview } from '@lounge/stores/content/live-chat';
import { observer } from 'mobx-react-lite';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useApp } from '../../app/app-context.ts';
import { walletStores } from '../../foundation/wallet/wallet-stores.ts';
import { PinActorConnected } from '../actors/PinActorConnected.tsx';
import { messengerPath } from '../messenger/messenger-links.ts';
import { messages } from './LivePreview.messages.ts';

interface EndProps {
  preview: LivePreview;
  actor: ActorData;
}

/** Whether a minute of video chat costs more than the guest has; null where nobody is logged in. */
const useNeedsCoins = (actor: ActorData): boolean | null => {
  const { stores, config } = useApp();
  const { coins } = walletStores(stores).wallet;
  if (config.guestId === null) return null;
  return coins !== null && coins.balance.value < (actor.prices.video ?? 0);
};

const headingOf = ({ state, exitCode }: LivePreview, name: string): [MessageDescriptor, { name: string }] => {
  const words = { name };
  if (state === 'offline') return [messages.offline, words];
  if (state === 'failed') return [messages.failed, words];
  return [exitCode === livePreviewExit.hourLimit ? messages.again : messages.ended, words];
};

const textOf = ({ state }: LivePreview, needsCoins: boolean | null): MessageDescriptor => {
  if (state === 'failed') return messages.failedText;
  if (needsCoins === null) return messages.anonymousText;
  if (state === 'offline') return messages.offlineText;
  return needsCoins ? messages.coinsText : messages.guestText;
};

/** How a live preview ended, and the ways to go on; to watch again is none of them, for the hour that the server counts. */
export const LivePreviewEnd = observer(({ preview, actor }: EndProps) => {
  const intl = useIntl();
  const { config } = useApp();
  const needsCoins = useNeedsCoins(actor);
  const links = paymentWindowPaths(config.language);
  const hasFailed = preview.state === 'failed';
  const [heading, words] = headingOf(preview, actor.name);
  return (
    <>
      <div role="status">
        <h2>{intl.formatMessage(heading, words)}</h2>
        <p>{intl.formatMessage(textOf(preview, needsCoins))}</p>
      </div>
      <div data-part="ways">
        {hasFailed && (
          <Button variant="primary" onClick={() => void preview.start()}>
            {intl.formatMessage(messages.retry)}
          </Button>
        )}
        {!hasFailed && needsCoins === null && (
          <>
            <ButtonLink variant="primary" href={links.signUp}>
              {intl.formatMessage(messages.signUp)}
            </ButtonLink>
            <ButtonLink variant="outline" href={links.logIn}>
              {intl.formatMessage(messages.logIn)}
            </ButtonLink>
          </>
        )}
        {preview.state === 'ended' && needsCoins === true && (
          <ButtonLink variant="primary" href={links.topUp}>
            {intl.formatMessage(messages.addCoins)}
          </ButtonLink>
        )}
        {!hasFailed && needsCoins !== null && (
          <ButtonLink variant="outline" icon={chatCircle} href={messengerPath(config.language, actor.id)}>
            {intl.formatMessage(messages.message)}
          </ButtonLink>
        )}
        {needsCoins !== null && <PinActorConnected actorId={actor.id} />}
      </div>
    </>
  );
});
