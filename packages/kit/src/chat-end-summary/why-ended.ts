import type { IntlShape } from 'react-intl';
import type { EndedKind } from './chat-end-types.ts';
import { messages } from './ChatEndSummary.messages.ts';
import { exitSentenceOf } from './exit-sentence.ts';
import { exitTextOf } from './exit-text.ts';

/** The name of the title of what ended, by its kind. */
export const endTitles: Readonly<Record<EndedKind, 'chat' | 'watched' | 'show' | 'call' | 'preview'>> = {
  videoChat: 'chat',
  voyeurChat: 'watched',
  toyControl: 'chat',
  freeChat: 'chat',
  textChat: 'chat',
  welcomeChat: 'chat',
  ticketShow: 'show',
  voiceCall: 'call',
  preview: 'preview',
};

/** Why it ended, in the words of its kind. */
export const whyEnded = (kind: EndedKind, exitCode: number, name: string, intl: IntlShape): string => {
  const text = exitTextOf(exitCode);
  if (kind === 'ticketShow' && text === 'timeLimit') return intl.formatMessage(messages.showOver);
  if (kind === 'toyControl' && text === 'cameraFailed') return intl.formatMessage(messages.toyLost, { name });
  return exitSentenceOf(exitCode, name, intl);
};
