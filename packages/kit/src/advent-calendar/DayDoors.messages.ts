import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    missed: { id: 'kit.dayDoors.missed', defaultMessage: 'Missed' },
    open: { id: 'kit.dayDoors.open', defaultMessage: 'Open' },
    opening: { id: 'kit.dayDoors.opening', defaultMessage: 'Opening' },
    used: { id: 'kit.dayDoors.used', defaultMessage: 'Used' },
  }),
  ...defineMessages<{
    openDay: { day: string };
    openingDay: { day: string };
    dayAhead: { day: string };
    dayMissed: { day: string };
  }>({
    openDay: { id: 'kit.dayDoors.openDay', defaultMessage: 'Door {day}: open' },
    openingDay: { id: 'kit.dayDoors.openingDay', defaultMessage: 'Door {day}: opening' },
    dayAhead: { id: 'kit.dayDoors.dayAhead', defaultMessage: 'Door {day}, still closed' },
    dayMissed: { id: 'kit.dayDoors.dayMissed', defaultMessage: 'Door {day}, missed' },
  }),
  ...defineMessages<{ dayOpened: { day: string; reward: string }; dayUsed: { day: string; reward: string } }>({
    dayOpened: { id: 'kit.dayDoors.dayOpened', defaultMessage: 'Door {day}: {reward}' },
    dayUsed: { id: 'kit.dayDoors.dayUsed', defaultMessage: 'Door {day}: {reward}, used' },
  }),
};
