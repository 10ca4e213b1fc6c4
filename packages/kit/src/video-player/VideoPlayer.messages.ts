import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    play: { id: 'kit.videoPlayer.play', defaultMessage: 'Play' },
    pause: { id: 'kit.videoPlayer.pause', defaultMessage: 'Pause' },
    startOver: { id: 'kit.videoPlayer.startOver', defaultMessage: 'From the start' },
    again: { id: 'kit.videoPlayer.again', defaultMessage: 'Play again' },
    seek: { id: 'kit.videoPlayer.seek', defaultMessage: 'Position' },
    mute: { id: 'kit.videoPlayer.mute', defaultMessage: 'Mute' },
    unmute: { id: 'kit.videoPlayer.unmute', defaultMessage: 'Turn the sound on' },
    volume: { id: 'kit.videoPlayer.volume', defaultMessage: 'Volume' },
    captions: { id: 'kit.videoPlayer.captions', defaultMessage: 'Captions' },
    captionsOff: { id: 'kit.videoPlayer.captionsOff', defaultMessage: 'Off' },
    quality: { id: 'kit.videoPlayer.quality', defaultMessage: 'Quality' },
    qualityAuto: { id: 'kit.videoPlayer.qualityAuto', defaultMessage: 'Automatic' },
    fullScreen: { id: 'kit.videoPlayer.fullScreen', defaultMessage: 'Full screen' },
    leaveFullScreen: { id: 'kit.videoPlayer.leaveFullScreen', defaultMessage: 'Leave full screen' },
    pictureInPicture: { id: 'kit.videoPlayer.pictureInPicture', defaultMessage: 'Picture in picture' },
    more: { id: 'kit.videoPlayer.more', defaultMessage: 'More' },
    live: { id: 'kit.videoPlayer.live', defaultMessage: 'Live' },
    loading: { id: 'kit.videoPlayer.loading', defaultMessage: 'Loading' },
    failed: { id: 'kit.videoPlayer.failed', defaultMessage: 'This video could not be played.' },
    failedLive: {
      id: 'kit.videoPlayer.failedLive',
      defaultMessage: 'The picture stopped. We try again every 5 seconds.',
    },
    retry: { id: 'kit.videoPlayer.retry', defaultMessage: 'Try again' },
  }),
  ...defineMessages<{ resume: { time: string } }>({
    resume: { id: 'kit.videoPlayer.resume', defaultMessage: 'Resume at {time}' },
  }),
  ...defineMessages<{ position: { time: string; duration: string } }>({
    position: { id: 'kit.videoPlayer.position', defaultMessage: '{time} of {duration}' },
  }),
};
