import { mapPin, pushPin, thumbsUp, translate } from '../icons/index.ts';
import type { ProfileHeaderProps } from './ProfileHeader.tsx';

export const profileHeaderExample = {
  name: 'Anneliese-Charlotte',
  banner: { src: '/samples/velvet/banner/mirela', tint: 5 },
  portrait: { src: '/samples/velvet/portrait/mirela', tint: 5 },
  presence: 'online',
  presenceText: 'Online, not in a chat',
  facts: [
    { icon: mapPin, strong: '29', text: 'Lisbon' },
    { icon: translate, text: 'German, English' },
    { icon: thumbsUp, strong: '96%', text: 'of 412 ratings' },
    { icon: pushPin, strong: '4,812', text: 'pins' },
  ],
} satisfies ProfileHeaderProps;
