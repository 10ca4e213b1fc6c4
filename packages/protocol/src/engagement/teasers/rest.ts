import { read } from '../../declare/call.ts';
import { count, flag, listOf, nothing, shape } from '../../vocabulary/shapes.ts';
import { jumbotronSlide, jumbotronType } from './shapes.ts';

/**
 * How the jumbotron behaves.
 * @spec rest:jumbotron.config.get, constant:jumbotron.cacheSeconds
 * @assumed The answer; slides never turn by themselves.
 */
export const getJumbotronConfig = read('engagement/teasers/getJumbotronConfig', {
  path: '/rest/v1/video/jumbotron/config',
  input: nothing,
  answer: shape({ type: jumbotronType, slideCount: count, isAutoPlay: flag }),
  cache: { forMs: 60_000 },
  purpose: 'Reads how the jumbotron behaves.',
});

/**
 * The jumbotron's slides on the home page.
 * @spec rest:jumbotron.homepage.get
 */
export const getJumbotronHomepage = read('engagement/teasers/getJumbotronHomepage', {
  path: '/rest/v1/video/jumbotron/homepage',
  input: nothing,
  answer: shape({ type: jumbotronType, slides: listOf(jumbotronSlide) }),
  cache: { forMs: 60_000 },
  purpose: 'Reads the jumbotron’s slides on the home page.',
});
