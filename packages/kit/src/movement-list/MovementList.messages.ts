import { defineMessages } from 'react-intl';

/** Texts of the statement; one for each reason why coins moved. */
export const messages = defineMessages({
  caption: { id: 'kit.movementList.caption', defaultMessage: 'Movements of your coins' },
  when: { id: 'kit.movementList.when', defaultMessage: 'When' },
  what: { id: 'kit.movementList.what', defaultMessage: 'What' },
  coins: { id: 'kit.movementList.coins', defaultMessage: 'Coins' },
  topUp: { id: 'kit.movementList.topUp', defaultMessage: 'Coins added' },
  correction: { id: 'kit.movementList.correction', defaultMessage: 'Correction' },
  album: { id: 'kit.movementList.album', defaultMessage: 'Album' },
  video: { id: 'kit.movementList.video', defaultMessage: 'Video' },
  message: { id: 'kit.movementList.message', defaultMessage: 'Message' },
  spin: { id: 'kit.movementList.spin', defaultMessage: 'Won at the wheel' },
  reward: { id: 'kit.movementList.reward', defaultMessage: 'Reward of the month' },
  other: { id: 'kit.movementList.other', defaultMessage: 'Movement' },
});
