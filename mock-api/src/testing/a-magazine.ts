import { aPerformer } from '../content/actors/states.ts';
import { anArticle, noArticles } from '../engagement/blog/states.ts';
import { guestIsLoggedIn } from '../foundation/session/states.ts';
import { aWorld } from './a-world.ts';
import { testClient } from './test-client.ts';

type ArticleParams = Partial<Omit<Parameters<typeof anArticle>[0], 'id'>>;

/** A world whose magazine has the articles of the test only; performers 9101 and 9102 exist, and guest 7 is logged in. */
export const aMagazineWorld = async () => {
  const testWorld = aWorld();
  const { world } = testWorld;
  await noArticles.setUp({}, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  await aPerformer.setUp({ id: 9102, name: 'Iris Lund', bannedCountryCodes: ['AT'] }, world);
  await guestIsLoggedIn.setUp({ guestId: 7, token: 't7' }, world);
  const article = (id: number, params: ArticleParams = {}) => anArticle.setUp({ id, ...params }, world);
  return { ...testWorld, ...testClient(world), article };
};
