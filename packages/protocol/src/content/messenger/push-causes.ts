import { causes } from '../../declare/push-causes.ts';
import {
  channelMessage,
  channelMessageProgress,
  channelTyping,
  channelUnreadNotice,
  channelMessagePriceNotice,
  channelArchiveNotice,
  channelOnlineStateNotice,
  channelsList,
} from './messages.ts';

/** Causes and recipients of the pushes of this module. */
export const pushCauses = [
  causes(channelMessage, {
    to: 'guest',
    calls: [
      'content/live-chat/actorReport',
      'content/live-chat/chatBeat',
      'content/live-chat/chatLeave',
      'foundation/wallet/oneClickCharge',
    ],
    events: [
      'the conversation notes a new gift',
      'the conversation notes that a chat began',
      'the guest sends the toy control',
      'the performer ends the chat',
      'the performer writes in the chat',
      'the performer writes to the guest',
    ],
    occasions: ['A chat or a toy run begins or ends, which a system message notes.'],
  }),
  causes(channelMessageProgress, { to: 'guest', events: ['the messages are delivered or read'] }),
  causes(channelTyping, {
    to: 'guest',
    events: ['the performer starts typing'],
    occasions: ['The performer stops typing.'],
  }),
  causes(channelUnreadNotice, {
    to: 'guest',
    calls: ['content/messenger/channelArchive', 'content/messenger/touchMessengerChannel'],
    events: ['the performer writes to the guest'],
  }),
  causes(channelMessagePriceNotice, {
    to: 'guest',
    calls: ['content/messenger/messageSend'],
    occasions: ['A free message is used up, or its number changes otherwise.'],
  }),
  causes(channelArchiveNotice, {
    to: 'guest',
    calls: ['content/messenger/messageSend'],
    occasions: ['The performer writes in an archived channel, which brings it back.'],
  }),
  causes(channelOnlineStateNotice, {
    to: 'guest',
    events: ['the performer comes online', 'the performer goes offline'],
  }),
  causes(channelsList, { to: 'guest' }),
];
