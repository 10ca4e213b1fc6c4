import { entityId, flag, named, oneOf, orNull, text } from '../../vocabulary/shapes.ts';
import { picture } from '../../vocabulary/words.ts';

/**
 * What a jumbotron shows; the default is the video station.
 * @spec constant:jumbotron.defaultType
 */
export const jumbotronType = oneOf('JumbotronType', 'what a jumbotron shows', ['videoStation']);

/**
 * One slide of the jumbotron: a performer with a banner, a kicker, a title and a lead.
 * @spec entity:jumbotron
 * @assumed The fields are not given.
 */
export const jumbotronSlide = named('JumbotronSlide', 'one slide of the jumbotron', {
  id: entityId,
  actorId: entityId,
  actorName: text,
  actorSlug: text,
  isOnline: flag,
  kicker: text,
  title: text,
  lead: text,
  banner: picture,
  thumb: picture,
  link: orNull(text),
});
