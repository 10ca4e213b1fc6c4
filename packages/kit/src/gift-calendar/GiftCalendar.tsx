import { useId } from 'react';
import { styled } from 'styled-components';
import { DayDoors, type DoorReward, type DoorState } from '../advent-calendar/DayDoors.tsx';
import type { HeadingLevel } from '../heading-level.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { messages } from './GiftCalendar.messages.ts';
import { giftCalendarStyles } from './GiftCalendar.styles.ts';

/** Whether a gift of a day can be claimed, was claimed, or was used since. */
export type GiftDayState = 'ahead' | 'today' | 'claimed' | 'redeemed' | 'missed';

/** A day of the calendar. */
export interface GiftDay {
  /** The day in Berlin, such as "2026-12-09". */
  date: string;
  /** Still to come, today, claimed, redeemed, or missed. */
  state: GiftDayState;
  /** The gift, once it is claimed. */
  reward?: DoorReward | undefined;
}

/** Props of GiftCalendar. */
export interface GiftCalendarProps extends RootProps<'section'> {
  /** The performer's name. */
  name: string;
  /** The performer's avatar. */
  picture: PictureContent;
  /** The days, in order. */
  days: readonly GiftDay[];
  /** The date whose gift is being claimed. @default none */
  claiming?: string | null | undefined;
  /** Called when the guest claims the gift of today; without a handler it is no button. */
  onClaim?: ((claim: { date: string }) => void) | undefined;
  /** Rank of the heading among those of the page. @default 2 */
  level?: HeadingLevel | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-gift-calendar' })`
  ${giftCalendarStyles}
`;

const doorStates: Readonly<Record<GiftDayState, DoorState>> = {
  ahead: 'ahead',
  today: 'today',
  claimed: 'opened',
  redeemed: 'used',
  missed: 'missed',
};

/** The day of the month, without a zero before it. */
const dayOf = (date: string): string => String(Number(date.slice(-2)));

/** The gifts of a performer, one a day: to come, today's, claimed, redeemed, missed. @spec component:GiftCalendar */
export function GiftCalendar(props: GiftCalendarProps) {
  const { name, picture, days, claiming = null, onClaim, level, ...rest } = props;
  const intl = useIntl();
  const heading = useId();
  return (
    <Root aria-labelledby={heading} {...rest}>
      <header>
        <span data-part="avatar" data-tint={picture.tint}>
          <PictureImage
            picture={{ ...picture, alt: '', widths: [160] }}
            name={name}
            width={1}
            height={1}
            sizes="44px"
            intl={intl}
          />
        </span>
        <h2 aria-level={level} id={heading}>
          {intl.formatMessage(messages.title, { name })}
        </h2>
      </header>
      <DayDoors
        doors={days.map(({ date, state, reward }) => ({
          id: date,
          day: dayOf(date),
          state: state === 'today' && date === claiming ? 'opening' : doorStates[state],
          reward,
        }))}
        onOpen={onClaim && ((date) => onClaim({ date }))}
        intl={intl}
      />
    </Root>
  );
}
