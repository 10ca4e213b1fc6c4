import type { FooterProps } from './Footer.tsx';

export const footerExample = {
  links: ['Help', 'Report content', 'Terms', 'Data protection', 'Imprint'].map((label) => ({
    label,
    href: `#${label}`,
  })),
} satisfies FooterProps;
