import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { Icon } from '../icon/Icon.tsx';
import { checkCircleFill } from '../icons/paths/check-circle-fill.ts';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import { messages } from './DayDoors.messages.ts';

/** A door of a calendar before it was opened, while it is, and afterwards. */
export type DoorState = 'ahead' | 'today' | 'opening' | 'opened' | 'used' | 'missed';

/** The reward behind a door. */
export interface DoorReward {
  /** The reward as text, such as "2 spins". */
  label: string;
  /** A drawing, such as GiftArt of `@lounge/kit/gift-art`. */
  art?: ReactNode;
}

/** A door as it is drawn. */
export interface DayDoor {
  /** Identity. */
  id: string;
  /** The day as it stands on the door, such as "9". */
  day: string;
  state: DoorState;
  picture?: PictureContent | undefined;
  reward?: DoorReward | undefined;
}

const hasContent = ({ state }: DayDoor): boolean => state === 'opened' || state === 'used';

/** The door in words, as they are read out. */
const nameOf = (door: DayDoor, intl: IntlShape): string => {
  const { day, state, reward } = door;
  switch (state) {
    case 'ahead':
      return intl.formatMessage(messages.dayAhead, { day });
    case 'today':
      return intl.formatMessage(messages.openDay, { day });
    case 'opening':
      return intl.formatMessage(messages.openingDay, { day });
    case 'missed':
      return intl.formatMessage(messages.dayMissed, { day });
    default: {
      const message = state === 'used' ? messages.dayUsed : messages.dayOpened;
      return intl.formatMessage(message, { day, reward: reward?.label ?? '' });
    }
  }
};

function Word({ state, intl }: { state: DoorState; intl: IntlShape }) {
  if (state === 'ahead' || state === 'opened') return <span data-part="word" />;
  return (
    <span data-part="word">
      {state === 'used' ? (
        <Icon path={checkCircleFill} size={18} />
      ) : (
        intl.formatMessage(messages[state === 'today' ? 'open' : state])
      )}
    </span>
  );
}

function Inside({ door, intl }: { door: DayDoor; intl: IntlShape }) {
  const { day, state, picture, reward } = door;
  return (
    <>
      {picture !== undefined && (
        <span data-part="frame" data-tint={picture.tint}>
          <PictureImage
            picture={{ ...picture, alt: '' }}
            sizes="(min-width: 992px) 140px, 24vw"
            width={4}
            height={5}
            intl={intl}
          />
        </span>
      )}
      <span data-part="day">{day}</span> {/* The words stand apart for who hears them. */}
      {hasContent(door) && reward !== undefined && (
        <span data-part="content">
          <span data-slot="">{reward.art}</span>
          <b>{reward.label}</b>
        </span>
      )}
      <Word state={state} intl={intl} />
    </>
  );
}

/** Options of DayDoors. */
interface DayDoorsOptions {
  readonly doors: readonly DayDoor[];
  readonly onOpen: ((id: string) => void) | undefined;
  readonly intl: IntlShape;
}

/** The doors in order. Only the one of today can be pressed, once. */
export function DayDoors({ doors, onOpen, intl }: DayDoorsOptions) {
  return (
    <ol>
      {doors.map((door) => {
        const { id, state, picture } = door;
        const isButton = state === 'opening' || (state === 'today' && onOpen !== undefined);
        const pictured = picture === undefined || state === 'ahead' || state === 'missed' ? undefined : '';
        const inside = <Inside door={pictured === undefined ? { ...door, picture: undefined } : door} intl={intl} />;
        return (
          <li key={id} data-state={state}>
            {isButton ? (
              <button
                type="button"
                data-part="door"
                data-on-picture={pictured}
                aria-label={nameOf(door, intl)}
                aria-busy={state === 'opening' || undefined}
                aria-disabled={state === 'opening' || undefined}
                onClick={() => state === 'today' && onOpen?.(id)}
              >
                {inside}
              </button>
            ) : (
              <div data-part="door" data-on-picture={pictured} role="img" aria-label={nameOf(door, intl)}>
                {inside}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
