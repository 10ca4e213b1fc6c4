import type { VoiceCallProps } from './VoiceCall.tsx';

export const voiceCallExample = {
  state: 'available',
  name: 'Mirela',
  picture: { src: '/samples/velvet/portrait/mirela', tint: 5 },
  price: { amount: 2400, per: 'minute' },
  messageHref: '/en/messenger/9101/',
  onCall: () => undefined,
  onEnd: () => undefined,
} satisfies VoiceCallProps;
