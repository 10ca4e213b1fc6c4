import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'kit.spinWheel.title', defaultMessage: 'Give it a turn' },
    text: { id: 'kit.spinWheel.text', defaultMessage: 'Every spin wins something.' },
    spin: { id: 'kit.spinWheel.spin', defaultMessage: 'Spin' },
    noSpins: { id: 'kit.spinWheel.noSpins', defaultMessage: 'No spins left' },
    spunToday: { id: 'kit.spinWheel.spunToday', defaultMessage: 'You spun today' },
    inactive: { id: 'kit.spinWheel.inactive', defaultMessage: 'Closed for now' },
    offline: { id: 'kit.spinWheel.offline', defaultMessage: 'You are offline' },
    login: { id: 'kit.spinWheel.login', defaultMessage: 'Log in' },
    toSpin: { id: 'kit.spinWheel.toSpin', defaultMessage: 'to spin' },
    hint: { id: 'kit.spinWheel.hint', defaultMessage: 'or press Space' },
    loading: { id: 'kit.spinWheel.loading', defaultMessage: 'The wheel is loading.' },
    turning: { id: 'kit.spinWheel.turning', defaultMessage: 'The wheel is turning.' },
    failed: { id: 'kit.spinWheel.failed', defaultMessage: 'The wheel did not turn.' },
    failedText: { id: 'kit.spinWheel.failedText', defaultMessage: 'Please try again in a moment.' },
    booked: { id: 'kit.spinWheel.booked', defaultMessage: 'You won a prize.' },
    bookedText: { id: 'kit.spinWheel.bookedText', defaultMessage: 'It is with your prizes.' },
    last: { id: 'kit.spinWheel.last', defaultMessage: 'Your last spin' },
    won: { id: 'kit.spinWheel.won', defaultMessage: 'You won' },
    chances: { id: 'kit.spinWheel.chances', defaultMessage: 'Your chances' },
    coins: { id: 'kit.spinWheel.coins', defaultMessage: 'Coins' },
    gift: { id: 'kit.spinWheel.gift', defaultMessage: 'Gift' },
    spins: { id: 'kit.spinWheel.spins', defaultMessage: 'More spins' },
    voucher: { id: 'kit.spinWheel.voucher', defaultMessage: 'Voucher' },
    bonusCode: { id: 'kit.spinWheel.bonusCode', defaultMessage: 'Bonus code' },
  }),
  ...defineMessages<{ left: { count: number } }>({
    left: { id: 'kit.spinWheel.left', defaultMessage: '{count, plural, one {# left} other {# left}}' },
  }),
  ...defineMessages<{ inAll: { count: number; of: number } }>({
    inAll: { id: 'kit.spinWheel.inAll', defaultMessage: '{count, number} in {of, number}' },
  }),
};
