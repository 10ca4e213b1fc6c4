import { cityIn, pathTo, performerSlug } from '@lounge/locale';
import { getActorSeoContent, getBreadcrumb } from '@lounge/protocol/foundation/page';
import { handle, reject } from '../../dispatch/handler.ts';
import { subjectById, subjectBySlug } from './statements.ts';
import { homeLabel, seoTexts } from './texts.ts';

/** The handlers of this module's calls. */
export const pageHandlers = [
  handle(getBreadcrumb, async ({ payload }, caller, world) => {
    const home = { label: homeLabel[caller.language], link: pathTo('home', caller.language) };
    if (payload.actorName === undefined) return { data: { breadcrumb: [{ ...home, link: null }] } };
    const bindings = { key: performerSlug(payload.actorName), language: caller.language };
    const actor = (await subjectBySlug.first(world.tx, bindings)) ?? reject('unknown', 'payload.actorName');
    return { data: { breadcrumb: [home, { label: actor.name, link: null }] } };
  }),

  handle(getActorSeoContent, async ({ actorId }, caller, world) => {
    const bindings = { key: actorId, language: caller.language };
    const actor = (await subjectById.first(world.tx, bindings)) ?? reject('unknown', 'actorId');
    const texts = seoTexts[caller.language];
    return {
      title: texts.title(actor.name, cityIn(actor.city, caller.language)),
      description: texts.description(actor.name, actor.headline),
      headline: actor.headline,
      paragraphs: [actor.about],
    };
  }),
];
