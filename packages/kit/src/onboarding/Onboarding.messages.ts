import { defineMessages } from 'react-intl';

/** Texts of Onboarding. */
export const messages = {
  ...defineMessages({
    skip: { id: 'kit.onboarding.skip', defaultMessage: 'Skip' },
    next: { id: 'kit.onboarding.next', defaultMessage: 'Next' },
    done: { id: 'kit.onboarding.done', defaultMessage: 'Done' },
  }),
  ...defineMessages<{ step: { step: number; of: number } }>({
    step: { id: 'kit.onboarding.step', defaultMessage: 'Step {step, number} of {of, number}' },
  }),
};
