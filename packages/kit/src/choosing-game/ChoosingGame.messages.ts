import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    ask: { id: 'kit.choosingGame.ask', defaultMessage: 'Choose one of them.' },
    opening: { id: 'kit.choosingGame.opening', defaultMessage: 'It is being opened.' },
    nothing: { id: 'kit.choosingGame.nothing', defaultMessage: 'Not this time' },
    failed: { id: 'kit.choosingGame.failed', defaultMessage: 'The try was not counted. Choose one of them.' },
    over: { id: 'kit.choosingGame.over', defaultMessage: 'That was all for today.' },
    again: { id: 'kit.choosingGame.again', defaultMessage: 'Choose again' },
  }),
  ...defineMessages<{
    doors: { number: number };
    boxes: { number: number };
    parcels: { number: number };
    lanterns: { number: number };
    found: { symbol: string; won: string };
  }>({
    doors: { id: 'kit.choosingGame.doors', defaultMessage: 'Door {number}' },
    boxes: { id: 'kit.choosingGame.boxes', defaultMessage: 'Box {number}' },
    parcels: { id: 'kit.choosingGame.parcels', defaultMessage: 'Parcel {number}' },
    lanterns: { id: 'kit.choosingGame.lanterns', defaultMessage: 'Lantern {number}' },
    found: { id: 'kit.choosingGame.found', defaultMessage: '{symbol}. {won}' },
  }),
};
