import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    day: { id: 'kit.hoursOnline.day', defaultMessage: 'Day' },
    empty: { id: 'kit.hoursOnline.empty', defaultMessage: 'No hours known yet.' },
    loading: { id: 'kit.hoursOnline.loading', defaultMessage: 'The hours are loading' },
    failed: { id: 'kit.hoursOnline.failed', defaultMessage: 'The hours did not load.' },
    level0: { id: 'kit.hoursOnline.level0', defaultMessage: 'never' },
    level1: { id: 'kit.hoursOnline.level1', defaultMessage: 'seldom' },
    level2: { id: 'kit.hoursOnline.level2', defaultMessage: 'often' },
    level3: { id: 'kit.hoursOnline.level3', defaultMessage: 'mostly' },
    mon: { id: 'kit.hoursOnline.mon', defaultMessage: 'Mo' },
    tue: { id: 'kit.hoursOnline.tue', defaultMessage: 'Tu' },
    wed: { id: 'kit.hoursOnline.wed', defaultMessage: 'We' },
    thu: { id: 'kit.hoursOnline.thu', defaultMessage: 'Th' },
    fri: { id: 'kit.hoursOnline.fri', defaultMessage: 'Fr' },
    sat: { id: 'kit.hoursOnline.sat', defaultMessage: 'Sa' },
    sun: { id: 'kit.hoursOnline.sun', defaultMessage: 'Su' },
    monday: { id: 'kit.hoursOnline.monday', defaultMessage: 'Monday' },
    tuesday: { id: 'kit.hoursOnline.tuesday', defaultMessage: 'Tuesday' },
    wednesday: { id: 'kit.hoursOnline.wednesday', defaultMessage: 'Wednesday' },
    thursday: { id: 'kit.hoursOnline.thursday', defaultMessage: 'Thursday' },
    friday: { id: 'kit.hoursOnline.friday', defaultMessage: 'Friday' },
    saturday: { id: 'kit.hoursOnline.saturday', defaultMessage: 'Saturday' },
    sunday: { id: 'kit.hoursOnline.sunday', defaultMessage: 'Sunday' },
  }),
  ...defineMessages<{ caption: { name: string }; best: { day: string; from: number; to: number } }>({
    caption: { id: 'kit.hoursOnline.caption', defaultMessage: 'When {name} is usually here, Berlin time' },
    best: { id: 'kit.hoursOnline.best', defaultMessage: 'Best chance: {day}, {from} to {to} o’clock' },
  }),
};
