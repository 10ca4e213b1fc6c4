import { entityId, shape, text } from '@lounge/protocol';
import { state } from '../../world/state.ts';
import { statement } from '../../world/statement.ts';

const noSlides = statement((db) => db.deleteFrom('jumbotron_slide'));

const putSlide = statement((db, $) =>
  db.insertInto('jumbotron_slide').values({
    id: $('id'),
    actor_id: $('actorId'),
    kicker: $('kicker'),
    title: $('title'),
    lead: $('lead'),
    picture_seed: 'noor-banner',
  }),
);

const everywhere = (words: string): string => JSON.stringify({ de: words, en: words, nl: words, es: words });

/** The jumbotron's only slide. */
export const oneJumbotronSlide = state('the jumbotron has one slide', {
  description: 'This slide of this performer is the only one; its texts are the same in every language.',
  params: shape({ id: entityId, actorId: entityId, kicker: text, title: text, lead: text }),
  setUp: ({ id, actorId, kicker, title, lead }, world) =>
    world.database.change(async (tx) => {
      await noSlides.all(tx);
      const texts = { kicker: everywhere(kicker), title: everywhere(title), lead: everywhere(lead) };
      await putSlide.all(tx, { id, actorId, ...texts });
    }),
});

/** The states of this room. */
export const teaserStates = [oneJumbotronSlide];
