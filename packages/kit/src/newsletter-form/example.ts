import type { NewsletterFormProps } from './NewsletterForm.tsx';

export const newsletterFormExample = {
  typeId: 512,
  name: 'Late night',
  text: 'On Fridays',
  onSubscribe: () => undefined,
  onUnsubscribe: () => undefined,
} satisfies NewsletterFormProps;
