import { brands, languages } from '@lounge/locale';
import { language, s } from '@lounge/protocol';
import { legalTextType } from '@lounge/protocol/foundation/legal';
import { state } from '../../world/state.ts';
import { runInWorld } from '../../world/world.ts';
import { countChoicesOfDay } from './cookie-choices.ts';
import { nowIso } from '../../world/now-iso.ts';
import { insertRow, replaceRow } from '../../world/row-statements.ts';

const putText = replaceRow('legalText');
const insertText = insertRow('legalText');

/** A published legal text. */
export const aPublishedLegalText = state('a legal text exists', {
  description: 'This legal text exists; the newest text is the one with the highest version.',
  params: s.object({
    id: s.entityId,
    type: legalTextType,
    product: s.string,
    version: s.string,
    language,
    html: s.string,
    publishedAt: s.instant,
    changes: s.nullable(s.string),
  }),
  setUp: (text, world) => world.database.change((tx) => putText.all(tx, text)),
});

/** A new version of a text that guests agree to, which they have not seen. */
export const newLegalText = state('a new legal text holds', {
  description:
    'Since now this version of the text holds, in every language, for both products; guests have not accepted it.',
  params: s.object({ type: legalTextType, version: s.string, changes: s.nullable(s.string) }),
  setUp: ({ type, version, changes }, world) =>
    world.database.change(async (tx) => {
      const publishedAt = nowIso(world);
      for (const product of brands)
        for (const each of languages) {
          const text = { type, product, version, language: each, publishedAt, changes, html: `<h1>${version}</h1>` };
          await insertText.all(tx, text);
        }
    }),
});

/** A guest has stored as many choices about cookies as a day has. */
export const guestChoseOften = state('the guest has stored all choices about cookies of a day', {
  description: 'The guest has chosen cookies so often today that no further choice is stored; it holds all the same.',
  params: s.object({ guestId: s.entityId }),
  setUp: ({ guestId }, parts) => runInWorld(parts, true, (world) => countChoicesOfDay(guestId, world)),
});

/** The states of this module. */
export const legalStates = [aPublishedLegalText, newLegalText, guestChoseOften];
