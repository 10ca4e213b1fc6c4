import { useEffect } from 'react';
import { useApp } from './app-context.ts';
import type { OwnNotice } from './OwnNotices.ts';

/** Marks that the calling component shows this notice itself, while `isShown`. */
export const useOwnNotice = (notice: OwnNotice, isShown: boolean): void => {
  const { ownNotices } = useApp();
  useEffect(() => (isShown ? ownNotices.add(notice) : undefined), [ownNotices, notice, isShown]);
};
