import type { LanguageMenuProps } from './LanguageMenu.tsx';

export const languageMenuExample = { choices: [{ language: 'de', href: '/de/' }] } satisfies LanguageMenuProps;
