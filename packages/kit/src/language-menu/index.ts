export { LanguageMenu, type LanguageChoice, type LanguageMenuProps } from './LanguageMenu.tsx';
