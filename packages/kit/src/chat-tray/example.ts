import type { ChatTrayProps } from './ChatTray.tsx';

export const chatTrayExample = {
  gifts: [],
  chosen: null,
  onChoose: () => undefined,
  onSend: () => undefined,
} satisfies ChatTrayProps;
