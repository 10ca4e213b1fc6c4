import type { Infer } from '@lounge/protocol';
import { jumbotronSlide } from '@lounge/protocol/engagement/teasers';
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
