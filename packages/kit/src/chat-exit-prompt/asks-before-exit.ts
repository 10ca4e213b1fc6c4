/**
 * From how many seconds on a chat asks before it ends.
 * @spec constant:chat.minDurationForExitPrompt
 * @assumed seconds, as the documents name no unit and other times of a chat are that long
 */
const shortest = 30;

/** Whether a chat of this length asks before it ends; a shorter one ends at once. */
export const asksBeforeExit = (seconds: number): boolean => seconds >= shortest;
