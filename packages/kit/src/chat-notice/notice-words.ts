import { formatMoney, formatTime } from '@lounge/locale';
import type { IntlShape } from 'react-intl';
import { messages } from './ChatNotice.messages.ts';
import { type ChatNoticeContent, minutesFor, warningStage } from './notice-content.ts';

/** The two lines of a notice. */
export interface NoticeWords {
  title: string;
  /** For a title that counts: what must change for it to be announced again. @default it is announced as it is */
  announcement?: string;
  text: string | null;
}

const coinsOf = (amount: number, language: string) => formatMoney({ amount, currency: 'VXC' }, language);

type TimeLeft = Extract<ChatNoticeContent, { kind: 'timeLeft' }>;

function timeLeftWords(notice: TimeLeft, intl: IntlShape, language: string): NoticeWords {
  const { secondsLeft, topUp, payment, stopped } = notice;
  const withoutStop = topUp
    ? intl.formatMessage(messages.method, { method: topUp.method })
    : intl.formatMessage(messages.timeLeftText);
  const text = stopped ?? withoutStop;
  if (payment === 'paying') {
    const coins = coinsOf(topUp?.coins ?? 0, language);
    return { title: intl.formatMessage(messages.paying, { coins }), text: intl.formatMessage(messages.payingText) };
  }
  if (payment === 'failed') return { title: intl.formatMessage(messages.failed), text };
  const stage = warningStage(secondsLeft);
  if (stage !== 20 && stage !== 60) {
    const minutes = Math.max(1, Math.round(secondsLeft / 60));
    return { title: intl.formatMessage(messages.minutesLeft, { minutes }), announcement: `${stage}`, text };
  }
  const seconds = Math.max(0, Math.ceil(secondsLeft));
  return {
    title: intl.formatMessage(messages.secondsLeft, { seconds }),
    announcement: `${stage}`,
    text,
  };
}

/** Text of a notice. */
export function wordsOf(notice: ChatNoticeContent, name: string, intl: IntlShape, language: string): NoticeWords {
  switch (notice.kind) {
    case 'lineLost': {
      if (notice.secondsLeft <= 0)
        return { title: intl.formatMessage(messages.lineOver), text: intl.formatMessage(messages.lineOverText) };
      const text = intl.formatMessage(messages.lineLostText, { seconds: notice.of });
      return { title: intl.formatMessage(messages.lineLost), text };
    }
    case 'stillPicture': {
      const text = intl.formatMessage(messages.stillPictureText);
      return { title: intl.formatMessage(messages.stillPicture, { name }), text };
    }
    case 'timeLeft':
      return timeLeftWords(notice, intl, language);
    case 'textChatEnds': {
      const seconds = Math.max(0, Math.ceil(notice.secondsLeft));
      return {
        title: intl.formatMessage(messages.textChatEnds, { seconds }),
        announcement: notice.kind,
        text: intl.formatMessage(messages.textChatEndsText, { minutes: notice.of / 60, hours: notice.hours }),
      };
    }
    case 'freeChatEnds': {
      const text = intl.formatMessage(messages.freeChatEndsText, { time: formatTime(notice.until, intl.timeZone) });
      return { title: intl.formatMessage(messages.freeChatEnds), text };
    }
    case 'weakLine':
      return { title: intl.formatMessage(messages.weakLine), text: intl.formatMessage(messages.weakLineText) };
    case 'added': {
      const { coins, price } = notice;
      const minutes = price === undefined ? 0 : minutesFor(coins, price);
      const more = { minutes, price: coinsOf(price ?? 0, language) };
      return {
        title: intl.formatMessage(messages.added, { coins: coinsOf(coins, language) }),
        text: minutes > 0 ? intl.formatMessage(messages.addedText, more) : null,
      };
    }
    default:
      return { title: intl.formatMessage(messages.soundOff), text: intl.formatMessage(messages.soundOffText) };
  }
}
