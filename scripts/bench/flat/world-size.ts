/** How many rows a generated world has. The reader's own rows are as many in every world. */
export interface WorldSize {
  readonly performers: number;
  readonly videos: number;
  /** Entries of the ledger: two for a payment of coins, three for a charge. */
  readonly entries: number;
  readonly albums: number;
  /** Posts of the feed, each with a comment and a like of another guest. */
  readonly posts: number;
  /** Articles of the magazine, and as many videos of TV. */
  readonly articles: number;
  readonly guests: number;
  readonly messages: number;
  readonly pins: number;
  /** Lines of the reader's statement of coins. */
  readonly readerLines: number;
  /** Lines of the statement of a guest who spends more the larger the world is. */
  readonly spenderLines: number;
  /** Items in the library of a guest who collects more the larger the world is, above what a list counts. */
  readonly collected: number;
}

const sizeOf = (
  performers: number,
  videos: number,
  entries: number,
  collected: number,
  articles: number,
): WorldSize => ({
  performers,
  videos,
  entries,
  albums: performers,
  posts: videos,
  articles,
  guests: Math.ceil(entries / 100),
  messages: videos,
  pins: videos,
  readerLines: 1000,
  spenderLines: Math.ceil(entries / 20),
  collected,
});

/** The size from which the cost of lists is followed. */
export const smallSize = sizeOf(3000, 3000, 10_000, 1200, 100);
/** The size to which it is followed. */
export const largeSize = sizeOf(30_000, 300_000, 3_000_000, 10_000, 10_000);
/** Sizes that only show that a world can be generated and its lists read. */
export const tinySizes = [
  { ...sizeOf(200, 300, 600, 30, 50), readerLines: 100 },
  { ...sizeOf(400, 600, 1200, 60, 100), readerLines: 100 },
] as const;
