import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'kit.voucherPicker.title', defaultMessage: 'Use a voucher' },
    text: { id: 'kit.voucherPicker.text', defaultMessage: 'Your coins stay where they are.' },
    use: { id: 'kit.voucherPicker.use', defaultMessage: 'Pay with the voucher' },
    choose: { id: 'kit.voucherPicker.choose', defaultMessage: 'Choose a voucher first.' },
  }),
  ...defineMessages<{ until: { when: string } }>({
    until: { id: 'kit.voucherPicker.until', defaultMessage: 'until {when}' },
  }),
};
