import type { SidePanelProps } from './SidePanel.tsx';

export const sidePanelExample = {
  title: 'About me',
  text: 'Pianist by trade, night owl by habit. I take requests, trade recipes and lose at chess with grace.',
} satisfies SidePanelProps;
