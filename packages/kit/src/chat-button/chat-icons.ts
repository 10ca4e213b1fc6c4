import { chatCircle } from '../icons/paths/chat-circle.ts';
import { door } from '../icons/paths/door.ts';
import { eye } from '../icons/paths/eye.ts';
import { hourglassMedium } from '../icons/paths/hourglass-medium.ts';
import { phone } from '../icons/paths/phone.ts';
import { sparkle } from '../icons/paths/sparkle.ts';
import { ticket } from '../icons/paths/ticket.ts';
import { videoCamera } from '../icons/paths/video-camera.ts';
import { waveform } from '../icons/paths/waveform.ts';
import type { ChatKind } from './chat-state.ts';

/** The icon of each kind of chat. */
export const chatIcons: Readonly<Record<ChatKind, string>> = {
  videoChat: videoCamera,
  voyeurChat: eye,
  toyControl: waveform,
  ticketShow: ticket,
  freeChat: door,
  textChat: hourglassMedium,
  welcomeChat: sparkle,
  message: chatCircle,
  voiceCall: phone,
};
