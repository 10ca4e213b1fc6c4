import type { ProfileHeaderProps } from './ProfileHeader.tsx';

const portrait = { src: '/pictures/p', tint: 1 };

export const profileHeaderExample = {
  banner: portrait,
  portrait,
  presence: 'online',
  presenceText: 'Online',
  name: 'Anneliese-Charlotte',
  facts: [
    { icon: 'M0 0', text: 'Rotterdam' },
    { icon: 'M0 0', text: 'German, English' },
  ],
} satisfies ProfileHeaderProps;
