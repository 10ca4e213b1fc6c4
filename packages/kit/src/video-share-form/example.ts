import type { VideoShareFormProps } from './VideoShareForm.tsx';

export const videoShareFormExample = {
  recipient: '',
  message: '',
  videoId: 5001,
  guestId: 7,
  onType: () => undefined,
  onSend: () => undefined,
  onLogIn: () => undefined,
} satisfies VideoShareFormProps;
