import type { LiveChatData } from '@lounge/stores/content/live-chat';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../../shared/app-context.ts';
import { messages } from '../LiveChat.messages.ts';

/** Makes the payment window say that the running chat goes on meanwhile, and whether its time is charged. */
export const useChatNote = (chat: LiveChatData | null): void => {
  const intl = useIntl();
  const { paymentDialog } = useApp();
  const note =
    chat === null
      ? null
      : intl.formatMessage(chat.price === null ? messages.goesOn : messages.goesOnCharged, { name: chat.actorName });
  useEffect(() => {
    paymentDialog.setNote(note);
    return () => paymentDialog.setNote(null);
  }, [paymentDialog, note]);
};
