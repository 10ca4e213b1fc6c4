import { Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs } from 'react/jsx-runtime';
import { HoursOnline } from '@lounge/kit/hours-online';
import { showsRating } from '@lounge/kit/rating';
import { SatisfactionRing } from '@lounge/kit/satisfaction-ring';
import { SidePanel } from '@lounge/kit/side-panel';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { messages } from './Performer.messages.js';
const levels = [0, 1, 2, 3, 4];
const levelOf = (level) => levels[Math.min(level, 4)] ?? 0;
/** Ratings, usual hours and the performer's own words. @spec feature:performers.online-times */
export const PerformerSideConnected = observer(({ performer, actor }) => {
  const intl = useIntl();
  const { countRatings: count, satisfactionRate: satisfaction } = actor.ratings.lastNinetyDays;
  const rating = { count, satisfaction };
  const week = performer.heatMaps.value?.heatMaps.map(({ hours }) => hours.map(levelOf));
  return _jsxs(_Fragment, {
    children: [
      showsRating(rating) &&
        _jsx(SidePanel, {
          level: 2,
          title: intl.formatMessage(messages.satisfied),
          mark: _jsx(SatisfactionRing, { rating: rating }),
          children: intl.formatMessage(messages.inNinetyDays, { count }),
        }),
      performer.heatMaps.state !== 'failed' &&
        _jsx(SidePanel, {
          level: 2,
          title: intl.formatMessage(messages.usuallyHere),
          children: _jsx(HoursOnline, { name: actor.name, week: week, busy: performer.heatMaps.state === 'loading' }),
        }),
      _jsx(SidePanel, {
        level: 2,
        title: intl.formatMessage(messages.aboutMe),
        children: _jsx('p', { children: actor.about }),
      }),
    ],
  });
});
//# sourceMappingURL=PerformerSideConnected.js.map
