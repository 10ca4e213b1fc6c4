import { ActivityBoard } from '@lounge/kit/activity-board';
import type { ActivityEvent } from '@lounge/stores/engagement/loyalty';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useNow } from '../../foundation/page/use-now.ts';
import { useApp } from '../../shared/app-context.ts';
import { activityNames } from './Loyalty.messages.ts';

/** Props of ActivityBoardConnected. */
export interface ActivityBoardConnectedProps {
  event: ActivityEvent;
  /** Whether its activities are listed, with what counts. @default false */
  withActivities?: boolean | undefined;
}

/** An activity event: when it runs, its challenges and what brings points; nothing before it is read. @spec feature:reward.activity-event */
export const ActivityBoardConnected = observer(({ event, withActivities = false }: ActivityBoardConnectedProps) => {
  const intl = useIntl();
  const { stores } = useApp();
  const now = useNow();
  const data = event.data.value;
  if (data === null) return null;
  const { name, start, end, rewardClaimEnd, guestPoints, challenges, activities } = data;
  return (
    <ActivityBoard
      title={name}
      level={withActivities ? 1 : 2}
      start={start}
      end={end}
      rewardClaimEnd={rewardClaimEnd}
      now={now}
      points={stores.guest.isLoggedIn ? guestPoints : undefined}
      challenges={challenges}
      activities={
        withActivities
          ? activities.map(({ kind, points, vipBonus, limitPerDay, timesToday, faq }) => ({
              name: intl.formatMessage(activityNames[kind]),
              points,
              vipBonus,
              limitPerDay,
              timesToday,
              faq,
            }))
          : []
      }
    />
  );
});
