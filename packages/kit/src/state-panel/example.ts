import type { StatePanelProps } from './StatePanel.tsx';

export const statePanelExample = { kind: 'error', step: { href: '/' } } satisfies StatePanelProps;
