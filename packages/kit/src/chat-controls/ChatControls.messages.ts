import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    controls: { id: 'kit.chatControls.controls', defaultMessage: 'Picture and sound' },
    microphone: { id: 'kit.chatControls.microphone', defaultMessage: 'Microphone' },
    camera: { id: 'kit.chatControls.camera', defaultMessage: 'Camera' },
    mute: { id: 'kit.chatControls.mute', defaultMessage: 'Mute' },
    volume: { id: 'kit.chatControls.volume', defaultMessage: 'Volume' },
    quality: { id: 'kit.chatControls.quality', defaultMessage: 'Quality' },
    automatic: { id: 'kit.chatControls.automatic', defaultMessage: 'Automatic' },
    waiting: { id: 'kit.chatControls.waiting', defaultMessage: 'Waiting' },
    noLine: { id: 'kit.chatControls.noLine', defaultMessage: 'Disconnected' },
    pictureInPicture: { id: 'kit.chatControls.pictureInPicture', defaultMessage: 'Picture in picture' },
    fullScreen: { id: 'kit.chatControls.fullScreen', defaultMessage: 'Full screen' },
    leaveFullScreen: { id: 'kit.chatControls.leaveFullScreen', defaultMessage: 'Leave full screen' },
    more: { id: 'kit.chatControls.more', defaultMessage: 'More' },
  }),
  ...defineMessages<{ report: { name: string } }>({
    report: { id: 'kit.chatControls.report', defaultMessage: 'Report {name}' },
  }),
  ...defineMessages<{ block: { name: string } }>({
    block: { id: 'kit.chatControls.block', defaultMessage: 'Block {name}' },
  }),
};
