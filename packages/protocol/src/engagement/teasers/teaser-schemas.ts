import * as s from '../../schema/s.ts';
import { picture } from '../../schema/common.ts';

/**
 * A teaser of a page: what it announces, and where it leads.
 * @spec entity:teaser
 * @assumed The fields; a key names what was closed, on all pages and in all languages.
 */
export const teaser = s.object(
  {
    key: s.string,
    title: s.string,
    text: s.string,
    label: s.string,
    link: s.string,
    picture,
  },
  { id: 'Teaser', description: 'a teaser of a page' },
);

/** The effect of a press on a banner: it opens the page of its performer, or another page of the site. @assumed The values. */
export const bannerClickType = s.enum(['performer', 'page'], {
  id: 'BannerClickType',
  description: 'what a press on a banner does',
});

/**
 * A banner of a page, for wide windows or for phones. `imagePath` is the address of a picture without its width.
 * @spec entity:banner
 * @assumed The meaning of `containerClassSuffix`: the shape of its place. The texts, the name and the presence are ours, as a picture alone tells nothing to who does not see it.
 */
export const banner = s.object(
  {
    imagePath: s.string,
    onClickUrl: s.string,
    onClickType: bannerClickType,
    relatedActorId: s.nullable(s.entityId),
    relatedActorName: s.nullable(s.string),
    isActorOnline: s.boolean,
    containerClassSuffix: s.enum(['wide', 'tall']),
    title: s.string,
    text: s.string,
  },
  { id: 'Banner', description: 'a banner of a page' },
);

/** The page that asks: the key of its route, and its arguments as JSON text. */
export const pageOfTeasers = { routeName: s.boundedString(100), routeArgs: s.boundedString(1000) };
