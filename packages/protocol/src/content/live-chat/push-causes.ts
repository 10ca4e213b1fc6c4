import { causes } from '../../declare/push-causes.ts';
import {
  chatChanged,
  chatEnd,
  liveReaction,
  freeShowStart,
  freeShowStop,
  freeChatDurationChanged,
  toyControlChanged,
  voicecallStart,
  voicecallStop,
  actorStateChanged,
} from './messages.ts';

/** Causes and recipients of the pushes of this module. */
export const pushCauses = [
  causes(chatChanged, {
    to: 'guest',
    calls: ['content/live-chat/chatBeat', 'content/live-chat/chatCamera', 'content/messenger/messageSend'],
    events: ['the guest sends the toy control', 'the performer answers the chat'],
    occasions: ['The performer’s chat becomes free.', 'A toy run begins, ends or is given back.'],
  }),
  causes(chatEnd, {
    to: 'guest',
    calls: ['content/live-chat/chatBeat', 'content/live-chat/chatLeave', 'content/live-chat/actorReport'],
    events: ['the performer ends the chat'],
    occasions: [
      'No beat of the chat comes any more.',
      'The performer goes offline.',
      'A disputed bill is decided: it is sent again with the new price.',
    ],
  }),
  causes(liveReaction, { to: 'viewers', calls: ['content/live-chat/liveReactionAdd'], events: ['a viewer reacts'] }),
  causes(freeShowStart, { to: 'everybody', events: ['the performer’s chat becomes free'] }),
  causes(freeShowStop, {
    to: 'everybody',
    events: ['the performer’s free chat ends'],
    occasions: ['The end of a free chat comes, or its performer goes offline or into a private chat.'],
  }),
  causes(freeChatDurationChanged, { to: 'everybody', events: ['the performer’s chat becomes free'] }),
  causes(toyControlChanged, {
    to: 'guest',
    calls: ['content/messenger/messageSend', 'content/live-chat/chatLeave'],
    events: ['the guest sends the toy control', 'the performer’s toy is connected or lost'],
    occasions: [
      'A toy run begins, ends or is given back. Each guest in a chat with the performer gets their own runs.',
    ],
  }),
  causes(voicecallStart, { to: 'visitor', events: ['the performer answers the voice call'] }),
  causes(voicecallStop, {
    to: 'visitor',
    calls: [
      'content/live-chat/voiceCallStop',
      'content/live-chat/voiceCallAnonymousStart',
      'content/live-chat/actorReport',
    ],
    events: ['the voice call ends'],
    occasions: ['Its time is over, or nobody answers it.'],
  }),
  causes(actorStateChanged, {
    to: 'everybody',
    events: ['the performer goes into a private chat', 'the performer’s private chat ends'],
    occasions: ['A private chat or a ticket show begins or ends.'],
  }),
];
