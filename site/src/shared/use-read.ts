import { useEffect } from 'react';

/** Something that is read from the server: a `Read`, or a store with several. */
interface Readable {
  load(): unknown;
}

/**
 * Reads the data of a part of a page, each time it appears or begins to want it: of parts on many pages and those that a press opens. A
 * page's own data is read by its route.
 */
export const useRead = (source: Readable, isWanted = true): void => {
  useEffect(() => {
    if (isWanted) void source.load();
  }, [source, isWanted]);
};
