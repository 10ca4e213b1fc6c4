import type { FooterProps } from './Footer.tsx';

export const footerExample = {
  links: ['Terms', 'Privacy', 'Imprint', 'Protection of minors', 'Help', 'Report'].map((label) => ({
    href: `/${label}`,
    label,
  })),
} satisfies FooterProps;
