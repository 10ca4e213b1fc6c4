import { useEffect, useState } from 'react';
import { usePerformers } from '../actors/performers-stores.ts';

/**
 * Reads a performer again after a chat or a failed start: what the page then shows, price, presence and voucher minutes, is what the
 * guest agrees to next. Returns whether the read is under way.
 */
export const usePerformerReadAgain = (slug: string): boolean => {
  const performers = usePerformers();
  const [readSlug, setReadSlug] = useState<string | null>(null);
  useEffect(() => {
    void performers
      .open(slug)
      .reloadPresence()
      .finally(() => setReadSlug(slug));
  }, [performers, slug]);
  return readSlug !== slug;
};
