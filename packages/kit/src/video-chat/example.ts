import type { VideoChatProps } from './VideoChat.tsx';

export const videoChatExample = {
  performer: { name: 'Noor', portrait: { src: '/pictures/p', tint: 1 } },
  kind: 'Video chat',
  picture: null,
  meter: null,
  controls: null,
  log: null,
  onEnd: () => undefined,
} satisfies VideoChatProps;
