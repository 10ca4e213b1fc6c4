import type { StatusBarProps } from './StatusBar.tsx';

export const statusBarExample = { items: [{ type: 'error' }], onClose: () => undefined } satisfies StatusBarProps;
