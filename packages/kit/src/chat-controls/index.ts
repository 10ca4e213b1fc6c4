export { ChatControls, type ChatControlsProps } from './ChatControls.tsx';
export type { ChatControlsContent, ChatDevice, ChatLine } from './controls-content.ts';
