import type { AnswerOf, Infer } from '@lounge/protocol';
import {
  getEventData,
  getEvents,
  lanternGardenConfig,
  type specialEventType,
} from '@lounge/protocol/engagement/special-events';
import { callWithin, mapped, Read, type ReadContext } from '../../reactive/Read.ts';

/** An event with the words of its page. */
export type EventData = AnswerOf<typeof getEventData>['data']['event'];
/** The kind of an event. */
export type EventType = Infer<typeof specialEventType>;

/** Reads the events: those that run, those to come, and those whose rewards can still be used. */
export const eventsRead = (context: ReadContext): Read<readonly EventData[]> =>
  new Read<readonly EventData[]>(async () =>
    mapped(await callWithin(context, getEvents, {}), ({ data }) => data.events),
  );

/** Reads the event of a kind. */
export const eventRead = (eventType: EventType, context: ReadContext): Read<EventData> =>
  new Read(async () => mapped(await callWithin(context, getEventData, { eventType }), ({ data }) => data.event));

/** Reads which game of the garden of lanterns is the one of now. */
export const lanternGardenRead = (context: ReadContext): Read<AnswerOf<typeof lanternGardenConfig>> =>
  new Read(() => callWithin(context, lanternGardenConfig, {}));
