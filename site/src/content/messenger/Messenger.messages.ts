import { defineMessages } from 'react-intl';

/** Texts of the messenger. */
export const messages = {
  ...defineMessages({
    title: { id: 'site.messenger.title', defaultMessage: 'Messages' },
    description: { id: 'site.messenger.description', defaultMessage: 'Your conversations, messages and gifts.' },
    choose: { id: 'site.messenger.choose', defaultMessage: 'Choose a conversation' },
    chooseText: { id: 'site.messenger.chooseText', defaultMessage: 'Its messages appear here.' },
    begin: { id: 'site.messenger.begin', defaultMessage: 'Who would you like to write to?' },
    beginText: {
      id: 'site.messenger.beginText',
      defaultMessage: 'Reading is free, and you see what a message costs before you send it.',
    },
    logInTitle: { id: 'site.messenger.logInTitle', defaultMessage: 'Your messages are waiting' },
    logInText: {
      id: 'site.messenger.logInText',
      defaultMessage: 'Log in to read what was written to you, and to answer.',
    },
    whoIsLive: { id: 'site.messenger.whoIsLive', defaultMessage: 'See who is live' },
    notOpened: { id: 'site.messenger.notOpened', defaultMessage: 'This conversation could not be opened' },
    archive: { id: 'site.messenger.archive', defaultMessage: 'Archive' },
    nothingYet: { id: 'site.messenger.nothingYet', defaultMessage: 'Nothing has been written here' },
    addCoins: { id: 'site.messenger.addCoins', defaultMessage: 'Add coins' },
    media: { id: 'site.messenger.media', defaultMessage: 'Pictures' },
    closeMedia: { id: 'site.messenger.closeMedia', defaultMessage: 'Close the pictures' },
    noMedia: { id: 'site.messenger.noMedia', defaultMessage: 'No picture has been sent here yet.' },
    mediaFailed: { id: 'site.messenger.mediaFailed', defaultMessage: 'The pictures did not load.' },
    moreMedia: { id: 'site.messenger.moreMedia', defaultMessage: 'Earlier pictures' },
    you: { id: 'site.messenger.you', defaultMessage: 'you' },
    message: { id: 'site.messenger.message', defaultMessage: 'Message' },
    picture: { id: 'site.messenger.picture', defaultMessage: 'Picture' },
    gift: { id: 'site.messenger.gift', defaultMessage: 'Gift' },
    flowers: { id: 'site.messenger.flowers', defaultMessage: 'Flowers' },
    evening: { id: 'site.messenger.evening', defaultMessage: 'Evening' },
    sweets: { id: 'site.messenger.sweets', defaultMessage: 'Sweets' },
    treasures: { id: 'site.messenger.treasures', defaultMessage: 'Treasures' },
  }),
  ...defineMessages<{ toyControl: { pattern: string } }>({
    toyControl: { id: 'site.messenger.toyControl', defaultMessage: 'Toy control: {pattern}' },
  }),
  ...defineMessages<{ fromYou: { text: string } }>({
    fromYou: { id: 'site.messenger.fromYou', defaultMessage: 'You: {text}' },
  }),
  ...defineMessages<{ aMinute: { coins: string }; coins: { coins: string } }>({
    aMinute: { id: 'site.messenger.aMinute', defaultMessage: '{coins} a minute' },
    coins: { id: 'site.messenger.coins', defaultMessage: '{coins} coins' },
  }),
};

/** Why a message or its picture did not arrive, for every failure that a back end may name. */
export const failures = {
  ...defineMessages({
    malformed: { id: 'site.messenger.malformed', defaultMessage: 'It cannot be sent as it is. Please write it again.' },
    needLogin: { id: 'site.messenger.needLogin', defaultMessage: 'You are no longer logged in.' },
    needAgeCheck: { id: 'site.messenger.needAgeCheck', defaultMessage: 'Your age has to be checked first.' },
    needAbo: { id: 'site.messenger.needAbo', defaultMessage: 'One of the gifts is for VIPs.' },
    needPurchase: { id: 'site.messenger.needPurchase', defaultMessage: 'You have too few coins for it.' },
    restricted: {
      id: 'site.messenger.restricted',
      defaultMessage: 'Your account is restricted, so you cannot write.',
    },
    locked: { id: 'site.messenger.locked', defaultMessage: 'You cannot write here at the moment.' },
    foreignOrigin: {
      id: 'site.messenger.foreignOrigin',
      defaultMessage: 'It could not be sent from this page. Reload it and try again.',
    },
    unknown: { id: 'site.messenger.unknown', defaultMessage: 'Something in it is no longer offered.' },
    keyReused: { id: 'site.messenger.keyReused', defaultMessage: 'It has been sent already.' },
    voucherUnfit: { id: 'site.messenger.voucherUnfit', defaultMessage: 'The voucher is for something else.' },
    voucherUsed: { id: 'site.messenger.voucherUsed', defaultMessage: 'The voucher is used up.' },
    voucherNotYet: { id: 'site.messenger.voucherNotYet', defaultMessage: 'The voucher is not valid yet.' },
    voucherExpired: { id: 'site.messenger.voucherExpired', defaultMessage: 'The voucher has expired.' },
    wrongType: { id: 'site.messenger.imageWrongType', defaultMessage: 'Pictures are PNG, JPEG or WebP files.' },
    tooMany: { id: 'site.messenger.tooMany', defaultMessage: 'That was too fast. Wait a moment.' },
    failed: { id: 'site.messenger.failed', defaultMessage: 'It did not work. Please try again.' },
    unavailable: {
      id: 'site.messenger.unavailable',
      defaultMessage: 'This is not possible right now. Try again later.',
    },
  }),
  ...defineMessages<{ tooLarge: { limit: string } }>({
    tooLarge: {
      id: 'site.messenger.imageTooLarge',
      defaultMessage: 'A picture has {limit} and 50 megapixels at most.',
    },
  }),
};
