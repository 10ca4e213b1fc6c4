import type { VoiceCallFailure } from '@lounge/stores/content/live-chat';
import { defineMessages } from 'react-intl';

const plain = defineMessages({
  close: { id: 'site.voiceCall.close', defaultMessage: 'Close' },
  noAnswer: { id: 'site.voiceCall.noAnswer', defaultMessage: 'Nobody answered. Call again, or write a message.' },
  blocked: {
    id: 'site.voiceCall.blocked',
    defaultMessage: 'Calls are not possible with your account here. Choose somebody else, or ask us why.',
  },
  notSent: {
    id: 'site.voiceCall.notSent',
    defaultMessage: 'The call could not be sent. Check your connection, then call again.',
  },
  other: {
    id: 'site.voiceCall.other',
    defaultMessage: 'The call did not get through, and nothing was charged. Call again in a moment.',
  },
});

const named = defineMessages<{
  label: { name: string };
  offline: { name: string };
  busy: { name: string };
  notOffered: { name: string };
}>({
  label: { id: 'site.voiceCall.label', defaultMessage: 'Voice call with {name}' },
  offline: {
    id: 'site.voiceCall.offline',
    defaultMessage: '{name} has just left. Write a message, which waits until {name} is back.',
  },
  busy: {
    id: 'site.voiceCall.busy',
    defaultMessage: '{name} is talking with somebody. Call again in a few minutes, or write a message.',
  },
  notOffered: {
    id: 'site.voiceCall.notOffered',
    defaultMessage: '{name} takes no calls right now. Write a message.',
  },
});

/** Texts of a voice call. */
export const messages = { ...plain, ...named };

/** Why a call failed, and what to do next. */
export const reasons: Readonly<Record<VoiceCallFailure['reason'], (typeof messages)[keyof typeof messages]>> = {
  offline: messages.offline,
  busy: messages.busy,
  notOffered: messages.notOffered,
  blocked: messages.blocked,
  noAnswer: messages.noAnswer,
  notSent: messages.notSent,
  other: messages.other,
};
