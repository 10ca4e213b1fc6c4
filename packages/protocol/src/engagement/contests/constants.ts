/** The most votes of a guest in a contest. @spec constant:contests.maxVotes */
export const contestMaxVotes = 5;

/** How many past contests a list shows. @spec constant:contests.passedList */
export const contestPassedList = 2;

/** The most entries that are read at once. @assumed */
export const mostContestEntries = 50;
