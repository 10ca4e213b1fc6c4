import { defineMessages } from 'react-intl';
import type { AskedFeature } from '@lounge/stores/engagement/surveys';
import type { MessageDescriptor } from 'react-intl';

/** Texts of the questions how guests find a feature. */
export const messages = defineMessages({
  note: { id: 'site.surveys.featureNote', defaultMessage: 'Your answer helps us to improve it.' },
  thanks: { id: 'site.surveys.featureThanks', defaultMessage: 'Thank you for telling us.' },
});

/** The question about each feature. */
export const questions = defineMessages({
  benefits: { id: 'site.surveys.benefits', defaultMessage: 'How do you like this page?' },
}) satisfies Readonly<Record<AskedFeature, MessageDescriptor>>;
