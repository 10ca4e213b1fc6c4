import type { Language } from '@lounge/locale';
import { runInWorld, type WorldParts } from '../../world/world.ts';
import { accountByGuest, setLanguage } from '../session/statements.ts';

/** A guest reads pages in a language from now on, and so gets mails in it. */
export const noteLanguage = async (parts: WorldParts, guestId: number, language: Language): Promise<void> => {
  const account = await accountByGuest.first(parts.database.reader, { guestId });
  if (account === null || account.language === language) return;
  await runInWorld(parts, true, ({ tx }) => setLanguage.all(tx, { guestId, language }));
};
