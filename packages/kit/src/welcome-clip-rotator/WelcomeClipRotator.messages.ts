import { defineMessages } from 'react-intl';

/** Texts without values. */
export const plain = defineMessages({
  loading: { id: 'kit.welcomeClipRotator.loading', defaultMessage: 'The clip is loading' },
  failed: { id: 'kit.welcomeClipRotator.failed', defaultMessage: 'The clip does not play.' },
  retry: { id: 'kit.welcomeClipRotator.retry', defaultMessage: 'Try again' },
  pause: { id: 'kit.welcomeClipRotator.pause', defaultMessage: 'Pause' },
  next: { id: 'kit.welcomeClipRotator.next', defaultMessage: 'Next clip' },
  captions: { id: 'kit.welcomeClipRotator.captions', defaultMessage: 'Captions' },
  sound: { id: 'kit.welcomeClipRotator.sound', defaultMessage: 'Sound' },
  quality: { id: 'kit.welcomeClipRotator.quality', defaultMessage: 'Quality' },
});

export const messages = {
  ...plain,
  ...defineMessages<{ play: { name: string }; position: { at: number; count: number } }>({
    play: { id: 'kit.welcomeClipRotator.play', defaultMessage: 'Play the clip of {name}' },
    position: { id: 'kit.welcomeClipRotator.position', defaultMessage: '{at} of {count}' },
  }),
};
