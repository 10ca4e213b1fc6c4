import type { SidePanelProps } from './SidePanel.tsx';

export const sidePanelExample = { title: 'About' } satisfies SidePanelProps;
