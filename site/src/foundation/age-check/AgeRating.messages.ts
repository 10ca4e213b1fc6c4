import { defineMessages } from 'react-intl';

/** Texts of an age rating. */
export const messages = defineMessages<{ fromAge: { age: number } }>({
  fromAge: { id: 'site.ageRating.fromAge', defaultMessage: 'from {age} years' },
});
