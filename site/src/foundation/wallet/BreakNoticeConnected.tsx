import { Notice } from '@lounge/kit/notice';
import { formatDateTime } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../app/app-context.ts';
import { messages } from './Coins.messages.ts';
import { useCoins } from './coins-stores.ts';

/** Names the guest's break beside what cannot be paid during it, before a press; nothing without a break. */
export const BreakNoticeConnected = observer(() => {
  const intl = useIntl();
  const { config, stores } = useApp();
  const { settings } = useCoins();
  const { isLoggedIn } = stores.guest;
  useEffect(() => {
    if (isLoggedIn) void settings.load();
  }, [isLoggedIn, settings]);
  const until = isLoggedIn ? (settings.data.value?.spending.pausedUntil ?? null) : null;
  if (until === null) return null;
  return (
    <Notice
      tone="warning"
      title={intl.formatMessage(messages.pausedUntil, { at: formatDateTime(until, config.language) })}
      text={intl.formatMessage(messages.pausedText)}
    />
  );
});
