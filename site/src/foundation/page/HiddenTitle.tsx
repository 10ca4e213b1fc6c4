import { TitleAnimation } from '@lounge/stores/foundation/page';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { messages } from './HiddenTitle.messages.ts';

/** Moves the title of a hidden page as soon as there are more unread messages than when it was hidden. @spec feature:shell.title-animation */
export const HiddenTitle = ({ unread }: { unread: number }) => {
  const { context } = useApp().stores;
  const intl = useIntl();
  /** The unread messages when the page was hidden; null while it is seen. */
  const [before, setBefore] = useState<number | null>(null);
  const follow = useEffectEvent(() => setBefore(document.hidden ? unread : null));
  useEffect(() => {
    const listening = new AbortController();
    // The listener lives as long as the guest's bar; the signal removes it.
    // oxlint-disable-next-line no-restricted-properties
    document.addEventListener('visibilitychange', () => follow(), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  const added = before === null ? 0 : Math.max(0, unread - before);
  useEffect(() => {
    if (added === 0) return undefined;
    const animation = new TitleAnimation(context, document);
    animation.start(intl.formatMessage(messages.newMessages, { count: added }));
    return () => animation.stop();
  }, [context, added, intl]);
  return null;
};
