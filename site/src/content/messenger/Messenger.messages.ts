import { defineMessages } from 'react-intl';

const plain = defineMessages({
  title: { id: 'site.messenger.title', defaultMessage: 'Messages' },
  description: { id: 'site.messenger.description', defaultMessage: 'Your conversations, messages and gifts.' },
  choose: { id: 'site.messenger.choose', defaultMessage: 'Choose a conversation' },
  chooseText: { id: 'site.messenger.chooseText', defaultMessage: 'What was written stands here then.' },
  logInTitle: { id: 'site.messenger.logInTitle', defaultMessage: 'Your messages are waiting' },
  logInText: {
    id: 'site.messenger.logInText',
    defaultMessage: 'Log in to read what was written to you, and to answer.',
  },
  whoIsLive: { id: 'site.messenger.whoIsLive', defaultMessage: 'See who is live' },
  notOpened: { id: 'site.messenger.notOpened', defaultMessage: 'This conversation could not be opened' },
  archive: { id: 'site.messenger.archive', defaultMessage: 'Archive' },
  unarchive: { id: 'site.messenger.unarchive', defaultMessage: 'Take out of the archive' },
  videoChat: { id: 'site.messenger.videoChat', defaultMessage: 'Video chat' },
  addCoins: { id: 'site.messenger.addCoins', defaultMessage: 'Add coins' },
  pictureOrGift: { id: 'site.messenger.pictureOrGift', defaultMessage: 'Picture or gift' },
  picture: { id: 'site.messenger.picture', defaultMessage: 'Picture' },
  gift: { id: 'site.messenger.gift', defaultMessage: 'Gift' },
  flowers: { id: 'site.messenger.flowers', defaultMessage: 'Flowers' },
  evening: { id: 'site.messenger.evening', defaultMessage: 'Evening' },
  sweets: { id: 'site.messenger.sweets', defaultMessage: 'Sweets' },
  treasures: { id: 'site.messenger.treasures', defaultMessage: 'Treasures' },
  imageTooLarge: { id: 'site.messenger.imageTooLarge', defaultMessage: 'A picture has 10 MB at most.' },
  imageWrongType: { id: 'site.messenger.imageWrongType', defaultMessage: 'Pictures are PNG, JPEG or WebP files.' },
});

/** Why a message was not sent, by the failure's name. */
export const reasons = defineMessages({
  needPurchase: { id: 'site.messenger.needPurchase', defaultMessage: 'You have too few coins for it.' },
  locked: { id: 'site.messenger.locked', defaultMessage: 'You cannot write here at the moment.' },
  needAbo: { id: 'site.messenger.needAbo', defaultMessage: 'One of the gifts is for VIPs.' },
  needLogin: { id: 'site.messenger.needLogin', defaultMessage: 'You are no longer logged in.' },
  unknown: { id: 'site.messenger.unknown', defaultMessage: 'Something in it is no longer offered.' },
  tooMany: { id: 'site.messenger.tooMany', defaultMessage: 'That was too fast. Wait a moment.' },
  other: { id: 'site.messenger.other', defaultMessage: 'It did not work. Please try again.' },
});

/** Texts of the messenger. */
export const messages = plain;
