import type { WelcomeClipRotatorProps } from './WelcomeClipRotator.tsx';

export const welcomeClipRotatorExample = {
  label: 'Welcome',
  clips: [
    {
      id: 1,
      name: 'Noor',
      href: '/n',
      poster: { src: '/pictures/p', tint: 1 },
      sources: [{ label: '360p', src: '/c.mp4', type: 'mp4' }],
    },
  ],
} satisfies WelcomeClipRotatorProps;
