import type { LegalTextProps } from './LegalText.tsx';

export const legalTextExample = {
  title: 'Imprint',
  current: { version: '1.0', publishedAt: '2026-11-20T20:00:00.000Z', downloadHref: '/d' },
  children: 'Text',
} satisfies LegalTextProps;
