import { useMemo, useState } from 'react';
import { useRead } from '../../shared/use-read.ts';
import { usePerformers } from '../actors/performers-stores.ts';

/**
 * Reads a performer again after a chat or a failed start: what the page then shows, price, presence and voucher minutes, is what the
 * guest agrees to next. Returns whether the read is under way.
 */
export const usePerformerReadAgain = (slug: string): boolean => {
  const performers = usePerformers();
  const [readSlug, setReadSlug] = useState<string | null>(null);
  const again = useMemo(() => {
    const load = () =>
      performers
        .open(slug)
        .reloadPresence()
        .finally(() => setReadSlug(slug));
    return { load };
  }, [performers, slug]);
  useRead(again);
  return readSlug !== slug;
};
