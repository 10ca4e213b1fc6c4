import type { ChatComposerProps } from './ChatComposer.tsx';

export const chatComposerExample = {
  name: 'Mirela',
  text: '',
  onChange: () => undefined,
  onSend: () => undefined,
} satisfies ChatComposerProps;
