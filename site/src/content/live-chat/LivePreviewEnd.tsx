import { Button, ButtonLink } from '@lounge/kit/button';
import { chatCircle } from '@lounge/kit/icons';
import { paymentWindowPaths } from '@lounge/locale';
import { livePreviewExit } from '@lounge/protocol/content/live-chat';
import type { ActorData } from '@lounge/stores/content/actors';
import type { LivePreview } from '@lounge/stores/content/live-chat';
import type { Guest } from '@lounge/stores/foundation/guest';
import { observer } from 'mobx-react-lite';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useApp } from '../../app/app-context.ts';
import { PinActorConnected } from '../actors/PinActorConnected.tsx';
import { messengerPath } from '../messenger/messenger-links.ts';
import { messages } from './LivePreview.messages.ts';

interface EndProps {
  preview: LivePreview;
  actor: ActorData;
}

const headingOf = ({ state, exitCode }: LivePreview, name: string): [MessageDescriptor, { name: string }] => {
  const values = { name };
  if (state === 'offline') return [messages.offline, values];
  if (state === 'failed') return [messages.failed, values];
  return [exitCode === livePreviewExit.hourLimit ? messages.again : messages.ended, values];
};

const textOf = ({ state }: LivePreview, { isLoggedIn, isLocked }: Guest): MessageDescriptor => {
  if (state === 'failed') return messages.failedText;
  if (!isLoggedIn) return messages.anonymousText;
  if (state === 'offline') return messages.offlineText;
  return isLocked ? messages.lockedText : messages.guestText;
};

/** How a live preview ended, and the next steps. Watching again is not one of them, as the server limits previews per hour. */
export const LivePreviewEnd = observer(({ preview, actor }: EndProps) => {
  const intl = useIntl();
  const { config, stores } = useApp();
  const { isLoggedIn, isLocked } = stores.guest;
  const links = paymentWindowPaths(config.language);
  const hasFailed = preview.state === 'failed';
  const [heading, values] = headingOf(preview, actor.name);
  return (
    <>
      <div role="status">
        <h2>{intl.formatMessage(heading, values)}</h2>
        <p>{intl.formatMessage(textOf(preview, stores.guest))}</p>
      </div>
      <div data-part="ways">
        {hasFailed && (
          <Button variant="primary" onClick={() => void preview.start()}>
            {intl.formatMessage(messages.retry)}
          </Button>
        )}
        {!hasFailed && !isLoggedIn && (
          <>
            <ButtonLink variant="primary" href={links.signUp}>
              {intl.formatMessage(messages.signUp)}
            </ButtonLink>
            <ButtonLink variant="outline" href={links.logIn}>
              {intl.formatMessage(messages.logIn)}
            </ButtonLink>
          </>
        )}
        {!hasFailed && isLoggedIn && !isLocked && (
          <ButtonLink variant="outline" icon={chatCircle} href={messengerPath(config.language, actor.id)}>
            {intl.formatMessage(messages.message)}
          </ButtonLink>
        )}
        {isLoggedIn && <PinActorConnected actorId={actor.id} />}
      </div>
    </>
  );
});
