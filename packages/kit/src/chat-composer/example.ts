import type { ChatComposerProps } from './ChatComposer.tsx';

export const chatComposerExample = {
  name: 'Noor',
  text: '',
  onChange: () => undefined,
  onSend: () => undefined,
} satisfies ChatComposerProps;
