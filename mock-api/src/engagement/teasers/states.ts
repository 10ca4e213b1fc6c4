import { s } from '@lounge/protocol';
import { storedInAllLanguages } from '../../world/by-language.ts';
import { state } from '../../world/state.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

const removeSlides = statement((db) => db.deleteFrom('jumbotronSlide'));

const putSlide = statement(
  (
    db,
    $: Bind<{
      id: number;
      actorId: number;
      kicker: Row<'jumbotronSlide'>['kicker'];
      title: Row<'jumbotronSlide'>['title'];
      lead: Row<'jumbotronSlide'>['lead'];
    }>,
  ) =>
    db.insertInto('jumbotronSlide').values({
      id: $('id'),
      actorId: $('actorId'),
      kicker: $('kicker'),
      title: $('title'),
      lead: $('lead'),
      pictureSeed: 'noor-banner',
    }),
);

/** The jumbotron's only slide. */
export const oneJumbotronSlide = state('the jumbotron has one slide', {
  description: 'This slide of this performer is the only one; its texts are the same in every language.',
  params: s.object({ id: s.entityId, actorId: s.entityId, kicker: s.string, title: s.string, lead: s.string }),
  setUp: ({ id, actorId, kicker, title, lead }, world) =>
    world.database.change(async (tx) => {
      await removeSlides.all(tx);
      const texts = {
        kicker: storedInAllLanguages(kicker),
        title: storedInAllLanguages(title),
        lead: storedInAllLanguages(lead),
      };
      await putSlide.all(tx, { id, actorId, ...texts });
    }),
});

/** The states of this module. */
export const teaserStates = [oneJumbotronSlide];
