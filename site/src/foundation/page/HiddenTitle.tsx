import { TitleAnimation } from '@lounge/stores/foundation/page';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { followVisibility } from '../../shared/follow-visibility.ts';
import { messages } from './HiddenTitle.messages.ts';

/**
 * Moves the title of a hidden page as soon as there are more unread messages than when it was hidden; null as long as they are not known.
 * @spec feature:shell.title-animation
 */
export const HiddenTitle = ({ unread }: { unread: number | null }) => {
  const { context } = useApp().stores;
  const intl = useIntl();
  /** The unread messages when the page was hidden; null while it is seen. */
  const [before, setBefore] = useState<number | null>(null);
  const isHidden = useSyncExternalStore(
    followVisibility,
    () => document.hidden,
    () => false,
  );
  // A tab that was opened in the background is hidden from the beginning.
  if (isHidden && before === null && unread !== null) setBefore(unread);
  if (!isHidden && before !== null) setBefore(null);
  const added = before === null || unread === null ? 0 : Math.max(0, unread - before);
  useEffect(() => {
    if (added === 0) return undefined;
    const animation = new TitleAnimation(context, document);
    animation.start(intl.formatMessage(messages.newMessages, { count: added }));
    return () => animation.stop();
  }, [context, added, intl]);
  return null;
};
