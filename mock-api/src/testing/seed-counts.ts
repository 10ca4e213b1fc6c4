/** How many of each a new world has. */
export const seedCounts = { performers: 120, online: 66, videos: 894, albums: 500 } as const;
