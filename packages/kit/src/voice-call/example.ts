import type { VoiceCallProps } from './VoiceCall.tsx';

export const voiceCallExample = {
  state: 'available',
  name: 'Noor',
  picture: { src: '/pictures/p', tint: 1 },
  messageHref: '/m',
  onCall: () => undefined,
  onEnd: () => undefined,
} satisfies VoiceCallProps;
