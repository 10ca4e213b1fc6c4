import { useIntl } from 'react-intl';
import { adultRating } from './adult-rating.ts';
import { messages } from './AgeRating.messages.ts';

/**
 * The age from which content may be seen, after other facts: short to the eye, and in words aloud. As every guest is an adult, a rating that
 * needs no proof says nothing.
 */
export const AgeRating = ({ age }: { age: number }) => {
  const intl = useIntl();
  if (age < adultRating) return null;
  return (
    <>
      {' · '}
      <span data-part="age-rating">
        <span aria-hidden>{`${age}+`}</span>
        <span className="kit-visually-hidden">{intl.formatMessage(messages.fromAge, { age })}</span>
      </span>
    </>
  );
};
