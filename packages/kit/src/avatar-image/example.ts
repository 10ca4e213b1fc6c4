import type { AvatarImageProps } from './AvatarImage.tsx';

export const avatarImageExample = { name: 'Robin' } satisfies AvatarImageProps;
