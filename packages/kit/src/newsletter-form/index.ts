export { NewsletterForm, type NewsletterFormProps, type NewsletterState } from './NewsletterForm.tsx';
