import { useKit } from '@lounge/kit/kit-provider';
import { NavbarMessageList } from '@lounge/kit/navbar-message-list';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { useRead } from '../../shared/use-read.ts';
import { useNow } from '../../foundation/page/use-now.ts';
import { useInbox } from './inbox-stores.ts';
import { listedChannel } from './listed-channels.ts';
import { messengerPath } from '../../shared/messenger-links.ts';
import { useMessenger } from './messenger-stores.ts';

/** The latest conversations in the navigation bar. */
export const LatestMessagesConnected = observer(() => {
  const intl = useIntl();
  const now = useNow();
  const { language } = useApp().config;
  const { timeZone } = useKit();
  const { channels } = useMessenger();
  const { unread } = useInbox();
  const { state } = channels.list;
  useRead(channels, state === 'idle');
  return (
    <NavbarMessageList
      channels={channels.navbarItems.map((channel) => listedChannel(channel, { now, language, timeZone, intl }))}
      allHref={messengerPath(language)}
      unread={unread.total}
      isPending={state === 'idle' || state === 'loading'}
      failed={state === 'failed'}
      onMarkAll={() => void channels.markAllSeen()}
      onReload={() => void channels.load()}
    />
  );
});
