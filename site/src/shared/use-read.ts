import { useEffect } from 'react';

/** Something that is read from the server: a `Read`, or a store with several. */
interface Readable {
  load(): unknown;
}

/**
 * Reads what a part of a page shows, each time the part appears or begins to want it. For parts that stand on many pages and those
 * that a press opens; what a page itself shows is read by the `load` of its route. Not on the server.
 */
export const useRead = (source: Readable, isWanted = true): void => {
  useEffect(() => {
    if (isWanted) void source.load();
  }, [source, isWanted]);
};
