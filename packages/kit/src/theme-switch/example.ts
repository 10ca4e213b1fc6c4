import type { ThemeSwitchProps } from './ThemeSwitch.tsx';

export const themeSwitchExample = { theme: 'dark', action: '#theme' } satisfies ThemeSwitchProps;
