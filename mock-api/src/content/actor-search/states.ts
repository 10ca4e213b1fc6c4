import { s } from '@lounge/protocol';
import { storedInAllLanguages } from '../../world/by-language.ts';
import { toJson } from '../../world/json.ts';
import { replaceRow } from '../../world/row-statements.ts';
import { state } from '../../world/state.ts';
import { statement } from '../../world/statement.ts';

const putCategory = replaceRow('category', { pictureSeed: 'room-ravenna-category' });
const removeCategories = statement((db) => db.deleteFrom('category'));

/** No category exists; states for categories follow it. */
export const noCategories = state('there are no categories', {
  description: 'No category of performers exists. Categories of later states are the only ones.',
  params: s.empty,
  setUp: (_, world) => world.database.change((tx) => removeCategories.all(tx)),
});

/** A category of performers. */
export const aCategory = state('a category exists', {
  description:
    'A category of performers exists; all of its conditions must hold, such as `online`, `vip` or `language:de`. Texts are the same in every language.',
  params: s.object({
    id: s.entityId,
    slug: s.boundedString(60),
    title: s.string,
    text: s.string,
    conditions: s.array(s.string),
  }),
  setUp: ({ id, slug, title, text, conditions }, world) =>
    world.database.change((tx) =>
      putCategory.all(tx, {
        id,
        slug,
        title: storedInAllLanguages(title),
        text: storedInAllLanguages(text),
        conditions: toJson<readonly string[]>(conditions),
        position: id,
      }),
    ),
});

/** The states of this module. */
export const actorSearchStates = [noCategories, aCategory];
