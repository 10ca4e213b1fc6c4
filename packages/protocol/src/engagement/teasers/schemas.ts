import * as s from '../../schema/s.ts';
import { picture } from '../../schema/common.ts';

/** The subjects of a jumbotron; the default is the video station. @spec constant:jumbotron.defaultType */
export const jumbotronType = s.enum(['videoStation'], { id: 'JumbotronType', description: 'what a jumbotron shows' });

/**
 * One slide of the jumbotron: a performer with a banner, a kicker, a title and a lead.
 * @spec entity:jumbotron
 * @assumed The fields are not given.
 */
export const jumbotronSlide = s.object(
  {
    id: s.entityId,
    actorId: s.entityId,
    actorName: s.string,
    actorSlug: s.string,
    isOnline: s.boolean,
    kicker: s.string,
    title: s.string,
    lead: s.string,
    banner: picture,
    thumb: picture,
    link: s.nullable(s.string),
  },
  { id: 'JumbotronSlide', description: 'one slide of the jumbotron' },
);
