import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  upcoming: { day: string; from: string; to: string };
  running: { from: string; to: string };
  over: { day: string };
}>({
  upcoming: { id: 'kit.lateNightTile.upcoming', defaultMessage: '{day}, {from} to {to}' },
  running: { id: 'kit.lateNightTile.running', defaultMessage: 'Since {from}, until {to}' },
  over: { id: 'kit.lateNightTile.over', defaultMessage: '{day}, over' },
});
