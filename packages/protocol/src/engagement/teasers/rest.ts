import { read } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { jumbotronSlide, jumbotronType } from './schemas.ts';

/**
 * The configuration of the jumbotron.
 * @spec rest:jumbotron.config.get, constant:jumbotron.cacheSeconds
 * @assumed The answer; slides never advance automatically.
 */
export const getJumbotronConfig = read('engagement/teasers/getJumbotronConfig', {
  path: '/rest/v1/video/jumbotron/config',
  input: s.empty,
  answer: s.object({ type: jumbotronType, slideCount: s.count, isAutoPlay: s.boolean }),
  cache: { forMs: 60_000 },
  purpose: 'Reads the configuration of the jumbotron.',
});

/**
 * The jumbotron's slides on the home page.
 * @spec rest:jumbotron.homepage.get
 */
export const getJumbotronHomepage = read('engagement/teasers/getJumbotronHomepage', {
  path: '/rest/v1/video/jumbotron/homepage',
  input: s.empty,
  answer: s.object({ type: jumbotronType, slides: s.array(jumbotronSlide) }),
  cache: { forMs: 60_000 },
  purpose: 'Reads the jumbotron’s slides on the home page.',
});
