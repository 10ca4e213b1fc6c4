import { defineMessages } from 'react-intl';

/** Texts of the questions in a chat. */
export const messages = {
  ...defineMessages<{ blockTitle: { name: string }; cameraText: { name: string }; cameraAge: { name: string } }>({
    blockTitle: { id: 'site.chatPrompt.blockTitle', defaultMessage: 'Block {name}?' },
    cameraText: {
      id: 'site.chatPrompt.cameraText',
      defaultMessage:
        'Your camera is off until you turn it on. Only {name} sees you, and nothing of your picture is stored. The chat is yours alone and starts anew.',
    },
    cameraAge: {
      id: 'site.chatPrompt.cameraAge',
      defaultMessage: 'A chat with {name} that is yours alone needs the age check. It is done once; this chat ends.',
    },
  }),
  ...defineMessages({
    blockText: {
      id: 'site.chatPrompt.blockText',
      defaultMessage: 'The chat ends with its bill. You can neither write to nor call each other from then on.',
    },
    blockYes: { id: 'site.chatPrompt.blockYes', defaultMessage: 'Block' },
    blockFailed: { id: 'site.chatPrompt.blockFailed', defaultMessage: 'That did not arrive. Please try again.' },
    cancel: { id: 'site.chatPrompt.cancel', defaultMessage: 'Cancel' },
    cameraTitle: { id: 'site.chatPrompt.cameraTitle', defaultMessage: 'Camera to camera?' },
    cameraYes: { id: 'site.chatPrompt.cameraYes', defaultMessage: 'Change into it' },
    checkAge: { id: 'site.chatPrompt.checkAge', defaultMessage: 'Check my age' },
    stay: { id: 'site.chatPrompt.stay', defaultMessage: 'Stay in this chat' },
  }),
};
