import { pathTo, type RouteKey } from '@lounge/locale';
import type { Infer, picture } from '@lounge/protocol';
import { getBanner, getJumbotronConfig, getJumbotronHomepage, getTeasers } from '@lounge/protocol/engagement/teasers';
import { handle, reject } from '../../dispatch/handler.ts';
import { previewSecondsFor } from '../../content/live-chat/index.ts';
import { localized } from '../../wire/localized.ts';
import { pictureOf } from '../../media/picture.ts';
import type { Caller, World } from '../../world/world.ts';
import { statement } from '../../world/statement.ts';
import { bannerSeeds, teaserSeeds } from './teaser-data.ts';

const slides = statement((db) =>
  db
    .selectFrom('jumbotronSlide')
    .innerJoin('actor', 'actor.id', 'jumbotronSlide.actorId')
    .selectAll('jumbotronSlide')
    .select(['actor.name as actorName', 'actor.slug as actorSlug', 'actor.isOnline', 'actor.pictureSeed as actorSeed'])
    .orderBy('jumbotronSlide.id'),
);

/** Arguments that are no object of JSON are malformed. */
const checkArguments = (text: string): void => {
  try {
    const value = JSON.parse(text) as unknown;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return;
  } catch {
    // As any other text.
  }
  reject('malformed', 'routeArgs');
};

const linkTo = (target: (typeof teaserSeeds)[number]['target'], { language, brand }: Caller): string =>
  pathTo(target, language, { product: brand });

/** Reads the events that run, for teasers and the banner of the start page. */
type RunningEvents = (
  caller: Caller,
  world: World,
) => Promise<
  readonly {
    readonly eventType: string;
    readonly eventId: number;
    readonly name: string;
    readonly text: string;
    readonly path: string;
    readonly picture: Infer<typeof picture>;
  }[]
>;

/** Pages whose teasers name an event that runs. @assumed */
const pagesWithEvent: readonly string[] = ['cams', 'personal.spinwheel', 'daily-bonus'] satisfies readonly RouteKey[];

const takePart = { de: 'Mitmachen', en: 'Take part', nl: 'Meedoen', es: 'Participar' };

/** The teaser of the event that began last, on the pages that have one. */
const eventTeasers = async (routeName: string, events: RunningEvents, caller: Caller, world: World) => {
  if (!pagesWithEvent.includes(routeName)) return [];
  return (await events(caller, world)).slice(0, 1).map(({ eventType, eventId, name, text, path, picture: still }) => ({
    key: `event-${eventType}-${eventId}`,
    title: name,
    text,
    label: takePart[caller.language],
    link: path,
    picture: still,
  }));
};

/** The event that began last, over the whole width of the start page. */
const eventBanner = async (events: RunningEvents, caller: Caller, world: World) => {
  const [event] = await events(caller, world);
  if (event === undefined) return null;
  return {
    imagePath: event.picture.url,
    onClickUrl: event.path,
    onClickType: 'page' as const,
    relatedActorId: null,
    relatedActorName: null,
    isActorOnline: false,
    title: event.name,
    text: event.text,
  };
};

/** The banner of a page; one of a performer needs somebody on the stage, that of the start page an event. */
const bannerOf = async (routeName: string, isMobile: boolean, events: RunningEvents, caller: Caller, world: World) => {
  const containerClassSuffix = isMobile ? ('tall' as const) : ('wide' as const);
  if (routeName === 'home') {
    const banner = await eventBanner(events, caller, world);
    return banner && { ...banner, containerClassSuffix };
  }
  const seed = bannerSeeds.find(({ page }) => page === routeName);
  if (seed === undefined) return null;
  const star = seed.target === null ? await slides.first(world.tx) : null;
  if (seed.target === null && star === null) return null;
  const { language, brand } = caller;
  return {
    imagePath: pictureOf(
      brand,
      isMobile ? 'portrait' : 'banner',
      star === null ? seed.seed : isMobile ? star.actorSeed : star.pictureSeed,
    ).url,
    onClickUrl:
      star === null
        ? linkTo(seed.target ?? 'cams', caller)
        : pathTo('performer.overview', language, { actorName: star.actorSlug }),
    onClickType: star === null ? ('page' as const) : ('performer' as const),
    relatedActorId: star?.actorId ?? null,
    relatedActorName: star?.actorName ?? null,
    isActorOnline: star?.isOnline === 1,
    containerClassSuffix,
    title: seed.title[language],
    text: seed.text[language],
  };
};

/** The handlers of this module's calls. `events` reads what runs, which a module above knows. */
export const teaserHandlers = (events: RunningEvents) => [
  handle(getJumbotronConfig, async (_, _caller, world) => {
    const rows = await slides.all(world.tx);
    return { type: 'videoStation' as const, slideCount: rows.length, isAutoPlay: false };
  }),

  handle(getJumbotronHomepage, async (_, caller, world) => {
    const rows = await slides.all(world.tx);
    const previewSeconds = await previewSecondsFor(caller, world);
    return {
      type: 'videoStation' as const,
      slides: rows.map((row) => ({
        id: row.id,
        actorId: row.actorId,
        actorName: row.actorName,
        actorSlug: row.actorSlug,
        isOnline: row.isOnline === 1,
        kicker: localized(row.kicker, caller),
        title: localized(row.title, caller),
        lead: localized(row.lead, caller).replaceAll('{previewSeconds}', String(previewSeconds)),
        banner: pictureOf(caller.brand, 'banner', row.pictureSeed),
        thumb: pictureOf(caller.brand, 'portrait', row.actorSeed),
        link: pathTo('performer.overview', caller.language, { actorName: row.actorSlug }),
      })),
    };
  }),

  handle(getTeasers, async ({ routeName, routeArgs }, caller, world) => {
    checkArguments(routeArgs);
    const { language, brand } = caller;
    const shown = teaserSeeds.filter(({ pages }) => pages.some((page) => page === routeName));
    const teasers = shown.map((each) => ({
      key: each.key,
      title: each.title[language],
      text: each.text[language],
      label: each.label[language],
      link: linkTo(each.target, caller),
      picture: pictureOf(brand, 'still', each.seed),
    }));
    return { teasers: [...(await eventTeasers(routeName, events, caller, world)), ...teasers] };
  }),

  handle(getBanner, async ({ mobile, routeName, routeArgs }, caller, world) => {
    checkArguments(routeArgs);
    return { banner: await bannerOf(routeName, mobile, events, caller, world) };
  }),
];
