import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    label: { id: 'kit.liveReaction.label', defaultMessage: 'React' },
    heart: { id: 'kit.liveReaction.heart', defaultMessage: 'Heart' },
    applause: { id: 'kit.liveReaction.applause', defaultMessage: 'Applause' },
    smile: { id: 'kit.liveReaction.smile', defaultMessage: 'Smile' },
    flower: { id: 'kit.liveReaction.flower', defaultMessage: 'Flower' },
    sparkle: { id: 'kit.liveReaction.sparkle', defaultMessage: 'Sparkle' },
    music: { id: 'kit.liveReaction.music', defaultMessage: 'Music' },
    you: { id: 'kit.liveReaction.you', defaultMessage: 'You' },
    failed: { id: 'kit.liveReaction.failed', defaultMessage: 'That reaction was not sent.' },
  }),
  ...defineMessages<{ line: { name: string; reaction: string } }>({
    line: { id: 'kit.liveReaction.line', defaultMessage: '{name}: {reaction}' },
  }),
};
