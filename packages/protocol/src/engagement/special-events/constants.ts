/**
 * The ids of events that are always the same.
 * @spec constant:specialEvents.fixedIds
 * @assumed Which endpoint each belongs to: "Venus attacks" is the slot machine, and "gaudi" the reward box.
 */
export const fixedEventIds = { shooting: 22, tent: 30, venusAttacks: 7, gaudi: 6 } as const;

/** The years of the kick game, which are the ids of its events. @spec constant:kickIt.editions @assumed That an edition is an id. */
export const kickItEditions = [2024, 2025] as const;

/** How many rewards of an event are read, the newest first. @assumed */
export const rewardHistorySize = 50;
