import { rooms } from '../house/rooms.ts';

/** A room by area and name, such as `content` and `messenger`. */
export interface RoomName {
  readonly area: string;
  readonly room: string;
  /** `area/room`. */
  readonly id: string;
}

/** Every room there may be, as `area/room`, in the order of the list. */
export const allRooms: readonly string[] = Object.entries(rooms).flatMap(([area, names]) =>
  names.map((room) => `${area}/${room}`),
);

const nameOf = (id: string): RoomName => {
  const [area = '', room = ''] = id.split('/');
  return { area, room, id };
};

/** The room that words mean, `area/room` or `room`; a sentence where they mean none. */
export const roomNamed = (words: string): RoomName | string => {
  const wanted = words.toLowerCase().replace(/\/$/, '');
  const known = allRooms.find((id) => id === wanted || id.endsWith(`/${wanted}`));
  if (known !== undefined) return nameOf(known);
  const elsewhere = allRooms.find((id) => id.endsWith(`/${wanted.split('/').at(-1)}`));
  return elsewhere === undefined
    ? `There is no room "${words}"; "npm run room" without a name lists all ${allRooms.length}.`
    : `There is no room "${words}"; the room of that name is ${elsewhere}.`;
};
