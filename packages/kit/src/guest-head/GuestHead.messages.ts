import { defineMessages } from 'react-intl';

/** Texts of GuestHead. */
export const messages = {
  ...defineMessages({
    vip: { id: 'kit.guestHead.vip', defaultMessage: 'VIP' },
    guest: { id: 'kit.guestHead.guest', defaultMessage: 'Guest' },
  }),
  ...defineMessages<{ coins: { coins: string } }>({
    coins: { id: 'kit.guestHead.coins', defaultMessage: '{coins} coins' },
  }),
};
