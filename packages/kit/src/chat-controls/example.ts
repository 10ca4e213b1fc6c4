import type { ChatControlsProps } from './ChatControls.tsx';

export const chatControlsExample = {
  name: 'Noor',
  sound: { isMuted: false, volume: 1, onChange: () => undefined },
} satisfies ChatControlsProps;
