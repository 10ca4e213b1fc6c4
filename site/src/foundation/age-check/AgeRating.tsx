import { useIntl } from 'react-intl';
import { messages } from './AgeRating.messages.ts';

/** The age, in years, from which an album or video may be seen: short to the eye, so that it reads as no price, and in words aloud. */
export const AgeRating = ({ age }: { age: number }) => (
  <span data-part="age-rating">
    <span aria-hidden>{`${age}+`}</span>
    <span className="kit-visually-hidden">{useIntl().formatMessage(messages.fromAge, { age })}</span>
  </span>
);
