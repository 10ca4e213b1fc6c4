import { languages } from '@lounge/locale';
import { s } from '@lounge/protocol';
import { nowIso } from '../../world/now-iso.ts';
import { replaceRow } from '../../world/row-statements.ts';
import { storedInAllLanguages } from '../../world/by-language.ts';
import { state } from '../../world/state.ts';
import { statement } from '../../world/statement.ts';

const removeTags = statement((db) => db.deleteFrom('tag'));
const putTag = replaceRow('tag');
const removePatterns = statement((db) => db.deleteFrom('searchPattern'));
const putPattern = replaceRow('searchPattern');

/** The tags of videos, with their numbers. */
export const onlyTags = state('videos have these tags only', {
  description: 'Videos have these tags, each with this number of videos and one name in all languages, and no others.',
  params: s.object({
    tags: s.array(s.object({ id: s.boundedString(40), name: s.string, count: s.count })),
  }),
  setUp: ({ tags }, world) =>
    world.database.change(async (tx) => {
      await removeTags.all(tx);
      for (const { id, name, count } of tags)
        await putTag.all(tx, { key: id, name: storedInAllLanguages(name), videoCount: count });
    }),
});

/** Patterns that visitors searched for. */
export const patternWasSearched = state('visitors searched for the pattern', {
  description: 'So many visitors searched for this pattern in every language, and for no other.',
  params: s.object({ pattern: s.boundedString(100), visitors: s.count }),
  setUp: ({ pattern, visitors }, world) =>
    world.database.change(async (tx) => {
      await removePatterns.all(tx);
      for (const language of languages) {
        const key = `${language} ${pattern}`;
        await putPattern.all(tx, { key, pattern, language, count: visitors, at: nowIso(world) });
      }
    }),
});

/** The states of this module. */
export const globalSearchStates = [onlyTags, patternWasSearched];
