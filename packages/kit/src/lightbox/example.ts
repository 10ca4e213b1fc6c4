import type { LightboxProps } from './Lightbox.tsx';

const portrait = { src: '/pictures/p', tint: 1 };

export const lightboxExample = {
  title: 'Garden',
  pictures: [portrait, portrait],
  current: 0,
  onChoose: () => undefined,
  onClose: () => undefined,
} satisfies LightboxProps;
