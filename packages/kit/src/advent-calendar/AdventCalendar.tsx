import { styled } from 'styled-components';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { DayDoors, type DoorReward, type DoorState } from './DayDoors.tsx';
import { dayDoorsStyles } from './DayDoors.styles.ts';

/** A door of the calendar. */
export interface AdventDoor {
  /** The day of the month. */
  day: number;
  /** Closed, that of today, opened, opened and used, or missed. */
  state: Exclude<DoorState, 'opening'>;
  /** Its picture, which is shown from its day on. @default none */
  picture?: PictureContent | undefined;
  /** The reward behind it, once it is opened. */
  reward?: DoorReward | undefined;
}

/** Props of AdventCalendar. */
export interface AdventCalendarProps extends RootProps<'section'> {
  /** The accessible name. */
  label: string;
  /** The doors, in order. */
  doors: readonly AdventDoor[];
  /** The day whose door is being opened; it takes no press meanwhile. @default none */
  opening?: number | null | undefined;
  /** Called when the guest opens the door of today; without a handler it is no button. */
  onOpen?: ((open: { day: number }) => void) | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-advent-calendar' })`
  ${dayDoorsStyles}
`;

/** The doors of a calendar: still closed, today's, opened with what was inside, used, missed. @spec component:AdventCalendar */
export function AdventCalendar({ label, doors, opening = null, onOpen, ...rest }: AdventCalendarProps) {
  const intl = useIntl();
  return (
    <Root aria-label={label} {...rest}>
      <DayDoors
        doors={doors.map((door) => ({
          ...door,
          id: String(door.day),
          day: String(door.day),
          state: door.state === 'today' && door.day === opening ? 'opening' : door.state,
        }))}
        onOpen={onOpen && ((id) => onOpen({ day: Number(id) }))}
        intl={intl}
      />
    </Root>
  );
}
