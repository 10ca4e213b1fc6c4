import { getJumbotronConfig, getJumbotronHomepage } from '@lounge/protocol/engagement/teasers';
import { aPerformer, oneJumbotronSlide } from '@lounge/mock-api/states';
import { Jumbotron } from '@lounge/stores/engagement/teasers';
import { aSlide } from '@lounge/testing/engagement/teasers';
import { expect, test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';

const { id, actorId, kicker, title, lead } = aSlide();
const states = [
  aPerformer({ id: actorId, name: 'Noor Vega', isOnline: true }),
  oneJumbotronSlide({ id, actorId, kicker, title, lead }),
];

// @spec rest:jumbotron.config.get, constant:jumbotron.defaultType
test('the jumbotron’s configuration is read', () =>
  pactForCall(getJumbotronConfig, {
    description: 'a request for the jumbotron’s configuration',
    states,
    input: {},
    answer: { type: 'videoStation', slideCount: 1, isAutoPlay: false },
    exact: ['type', 'slideCount', 'isAutoPlay'],
  }));

// @spec rest:jumbotron.homepage.get, entity:jumbotron
test('the home page’s jumbotron reads its slides', () =>
  pactForCall(
    getJumbotronHomepage,
    {
      description: 'a request for the jumbotron’s slides on the home page',
      states,
      input: {},
      answer: { type: 'videoStation', slides: [aSlide()] },
      exact: ['slides.id', 'slides.actorId', 'slides.isOnline', 'slides.title', 'slides.link'],
    },
    async (guest, { slides }) => {
      const jumbotron = new Jumbotron(guest);
      await jumbotron.content.load();
      expect(jumbotron.slides).toEqual(slides);
    },
  ));
