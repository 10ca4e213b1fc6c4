import { css } from 'styled-components';
import { dayDoorsStyles } from '../advent-calendar/DayDoors.styles.ts';
import { row } from '../layout/layout.ts';
import { avatarStyles } from '../tile/Portrait.styles.ts';

/** Styles of GiftCalendar. */
export const giftCalendarStyles = css`
  ${dayDoorsStyles}
  > header {
    ${row}
    gap: 14px;
    margin-bottom: 18px;
  }
  > header > [data-part='avatar'] {
    ${avatarStyles}
    flex: none;
    width: 44px;
    height: 44px;
  }
  > header > h2 {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
