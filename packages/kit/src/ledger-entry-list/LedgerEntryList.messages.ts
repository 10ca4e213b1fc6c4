import { defineMessages } from 'react-intl';

/** Texts of the statement; one for each reason of a ledger entry. */
export const messages = defineMessages({
  caption: { id: 'kit.ledgerEntryList.caption', defaultMessage: 'Movements of your coins' },
  when: { id: 'kit.ledgerEntryList.when', defaultMessage: 'When' },
  what: { id: 'kit.ledgerEntryList.what', defaultMessage: 'What' },
  coins: { id: 'kit.ledgerEntryList.coins', defaultMessage: 'Coins' },
  topUp: { id: 'kit.ledgerEntryList.topUp', defaultMessage: 'Coins added' },
  correction: { id: 'kit.ledgerEntryList.correction', defaultMessage: 'Correction' },
  album: { id: 'kit.ledgerEntryList.album', defaultMessage: 'Album' },
  video: { id: 'kit.ledgerEntryList.video', defaultMessage: 'Video' },
  message: { id: 'kit.ledgerEntryList.message', defaultMessage: 'Message' },
  spin: { id: 'kit.ledgerEntryList.spin', defaultMessage: 'Won at the wheel' },
  reward: { id: 'kit.ledgerEntryList.reward', defaultMessage: 'Reward of the month' },
  other: { id: 'kit.ledgerEntryList.other', defaultMessage: 'Movement' },
});
