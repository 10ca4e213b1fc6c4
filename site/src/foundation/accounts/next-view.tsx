import { paymentWindowPath, type Language, type PaymentView } from '@lounge/locale';

/** The field of the view that needs the log-in. */
export const NextField = ({ next }: { next: PaymentView | null }) =>
  next && <input type="hidden" name="next" value={next} />;

/** Returns the address of a view that leads on to `next`. */
export const withNext = (language: Language, view: PaymentView, next: PaymentView | null): string =>
  `${paymentWindowPath(language, view)}${next === null ? '' : `?next=${next}`}`;
