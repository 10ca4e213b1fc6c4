import type { Infer } from '@lounge/protocol';
import { banner, jumbotronSlide, teaser } from '@lounge/protocol/engagement/teasers';
import { parsed } from '../parsed.ts';

type SlideData = Infer<typeof jumbotronSlide>;

/** One slide of the jumbotron. */
export const aSlide = (overrides: Partial<SlideData> = {}): SlideData =>
  parsed(jumbotronSlide, {
    id: 901,
    actorId: 9101,
    actorName: 'Noor Vega',
    actorSlug: 'noor-vega',
    isOnline: true,
    kicker: 'Stories, until one',
    title: 'Noor reads after ten',
    lead: 'Pull up a chair.',
    banner: { url: '/pictures/velvet/banner/noor-banner', kind: 'banner', tint: 3 },
    thumb: { url: '/pictures/velvet/portrait/noor', kind: 'portrait', tint: 3 },
    link: '/en/amateur/noor-vega/',
    ...overrides,
  });

/** A teaser. */
export const aTeaser = (overrides: Partial<Infer<typeof teaser>> = {}): Infer<typeof teaser> =>
  parsed(teaser, {
    key: 'wheel',
    title: 'The wheel turns',
    text: 'One spin a day costs nothing.',
    label: 'Spin',
    link: '/en/myvelvet/spinwheel/',
    picture: { url: '/pictures/velvet/still/teaser-wheel', kind: 'still', tint: 3 },
    ...overrides,
  });

/** A banner of a performer. */
export const aBanner = (overrides: Partial<Infer<typeof banner>> = {}): Infer<typeof banner> =>
  parsed(banner, {
    imagePath: '/pictures/velvet/portrait/noor',
    onClickUrl: '/en/amateur/noor-vega/',
    onClickType: 'performer',
    relatedActorId: 9101,
    relatedActorName: 'Noor Vega',
    isActorOnline: true,
    containerClassSuffix: 'tall',
    title: 'On stage tonight',
    text: 'Come in, a look costs nothing.',
    ...overrides,
  });
