import { brands, isBrand } from '@lounge/locale';
import {
  closeAgbAndDataProtection,
  closeDataProtection,
  downloadLegalText,
  legalTexts,
  recordCookieChoice,
} from '@lounge/protocol/foundation/legal';
import { guestOf, handle, reject } from '../../dispatch/handler.ts';
import { nowIso } from '../../world/now-iso.ts';
import { answerNotices } from './agreements.ts';
import { storeChoice } from './cookie-choices.ts';
import { legalFile, withProduct } from './legal-file.ts';
import { legalTextById, legalTextsBy } from './statements.ts';

const defaultPage = 30;

/** The handlers of this module's calls. */
export const legalHandlers = [
  handle(legalTexts, async ({ filter, first = defaultPage, offset = 0 }, _caller, world) => {
    const { type = null, product = null, language = null } = filter ?? {};
    const rows = await legalTextsBy.all(world.tx, { type, product, language, now: nowIso(world), first, offset });
    return rows.map((row) =>
      isBrand(row.product) ? { ...row, html: withProduct(row.html, world.products[row.product]) } : row,
    );
  }),
  handle(downloadLegalText, async ({ legalTextId: id }, _caller, world) => {
    const row = (await legalTextById.first(world.tx, { id, now: nowIso(world) })) ?? reject('unknown');
    return legalFile(row, world.products[isBrand(row.product) ? row.product : brands[0]]);
  }),
  handle(closeDataProtection, async (answer, caller, world) => {
    const success = await answerNotices(guestOf(caller), { ...answer, types: ['PP'] }, caller, world);
    return { success };
  }),
  handle(closeAgbAndDataProtection, async (answer, caller, world) => {
    const success = await answerNotices(
      guestOf(caller),
      { ...answer, types: ['TOS', 'GTC', 'TOU', 'PP'] },
      caller,
      world,
    );
    return { success };
  }),
  handle(
    recordCookieChoice,
    async ({ choice }, caller, world) => (await storeChoice(choice, caller, world)) ?? reject('tooMany'),
  ),
];
