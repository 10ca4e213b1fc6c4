import { defineMessages } from 'react-intl';

/** Texts of the questions in a chat. */
export const messages = {
  ...defineMessages<
    Readonly<
      Record<
        'blockTitle' | 'cameraText' | 'cameraAge' | 'reportedText' | 'toysAge' | 'videoText' | 'videoCoins',
        { name: string }
      >
    >
  >({
    reportedText: {
      id: 'site.chatPrompt.reportedText',
      defaultMessage: 'Somebody reads every report. {name} does not learn of it.',
    },
    videoText: {
      id: 'site.chatPrompt.videoText',
      defaultMessage: '{name} is called, and time is charged from the first picture. This chat ends with its bill.',
    },
    videoCoins: {
      id: 'site.chatPrompt.videoCoins',
      defaultMessage: 'Your coins are not enough for it. The chat with {name} goes on while you add some.',
    },
    blockTitle: { id: 'site.chatPrompt.blockTitle', defaultMessage: 'Block {name}?' },
    cameraText: {
      id: 'site.chatPrompt.cameraText',
      defaultMessage:
        'Your camera is off until you turn it on. Only {name} sees you, and nothing of your picture is stored. The chat is yours alone and starts anew.',
    },
    cameraAge: {
      id: 'site.chatPrompt.cameraAge',
      defaultMessage:
        'A chat with {name} that is yours alone needs the age check. It is done once. This chat ends then.',
    },
    toysAge: {
      id: 'site.chatPrompt.toysAge',
      defaultMessage: 'Toy control with {name} needs the age check. It is done once. This chat ends then.',
    },
  }),
  ...defineMessages({
    blockText: {
      id: 'site.chatPrompt.blockText',
      defaultMessage: 'The chat ends with its bill. You can neither write to nor call each other from then on.',
    },
    blockYes: { id: 'site.chatPrompt.blockYes', defaultMessage: 'Block' },
    blockFailed: { id: 'site.chatPrompt.blockFailed', defaultMessage: 'That did not arrive. Please try again.' },
    reportedTitle: { id: 'site.chatPrompt.reportedTitle', defaultMessage: 'We have your report' },
    videoTitle: { id: 'site.chatPrompt.videoTitle', defaultMessage: 'Switch to the video chat?' },
    addCoins: { id: 'site.chatPrompt.addCoins', defaultMessage: 'Add coins' },
    cancel: { id: 'site.chatPrompt.cancel', defaultMessage: 'Cancel' },
    cameraTitle: { id: 'site.chatPrompt.cameraTitle', defaultMessage: 'Camera to camera?' },
    cameraYes: { id: 'site.chatPrompt.cameraYes', defaultMessage: 'Switch' },
    checkAge: { id: 'site.chatPrompt.checkAge', defaultMessage: 'Check my age' },
    toysTitle: { id: 'site.chatPrompt.toysTitle', defaultMessage: 'Check your age first' },
    stay: { id: 'site.chatPrompt.stay', defaultMessage: 'Stay in this chat' },
  }),
};
