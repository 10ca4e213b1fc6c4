import { languages } from '@lounge/locale';
import {
  actorChatRatings,
  actorHeatMaps,
  actorInterviews,
  actorsByIds,
  filteredModels,
  getActor,
  getActorPreviewImage,
  getActorPreviewImageByName,
  getProfilePreview,
  getSalesPerActor,
  modelById,
  modelsV2,
  modelsV3,
  recommendedModels,
  welcomeClips,
} from '@lounge/protocol/content/actors';
import { expect, test } from 'vitest';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { guestOwnsCoins } from '../../foundation/wallet/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { guestIsInChat } from '../live-chat/states.ts';
import { anAlbumOfPerformer, guestBoughtAlbum } from '../galleries/states.ts';
import { aShow, guestHasTicket } from '../tickets/states.ts';
import { aVideoOfPerformer, guestBoughtVideo } from '../videos/states.ts';
import { setPresence } from './set-presence.ts';
import { aPerformer, performerHasInterview, performerHasWelcomeClip } from './states.ts';

const setUp = () => {
  const testWorld = aWorld();
  return { ...testWorld, ...testClient(testWorld.world) };
};

const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

test.each([
  ['a performer by id', modelById, { id: 9999 }, 'id'],
  ['ratings', actorChatRatings, { actorId: 9999 }, 'actorId'],
  ['interviews', actorInterviews, { actorId: 9999 }, 'actorId'],
  ['a picture by id', getActorPreviewImage, { actorId: 9999 }, 'actorId'],
  ['a picture by name', getActorPreviewImageByName, { name: 'nobody' }, 'name'],
  ['a preview', getProfilePreview, { actorId: 9999 }, 'actorId'],
] as const)('rejects %s of nobody', async (_, call, input, field) => {
  expect(await setUp().outcome(call, input)).toMatchObject({ ok: false, code: 'unknown', field });
});

// @spec query:models.by-id, query:actor.chat-ratings
test('a performer by id is the profile, with its ratings', async () => {
  const { answer } = setUp();
  const model = await answer(modelById, { id: 101 });
  expect(model).toEqual(await answer(getActor, { actorId: 101 }));
  expect(await answer(actorChatRatings, { actorId: 101 })).toEqual(model.ratings);
});

// @spec rest:actor.preview-image.get-by-id, rest:actor.preview-image.get-by-name
test('the portrait is the same by id and by name in any spelling', async () => {
  const { answer } = setUp();
  const { portrait } = await answer(getActor, { actorId: 101 });
  expect(await answer(getActorPreviewImage, { actorId: 101 })).toEqual({ actorId: 101, picture: portrait });
  expect(await answer(getActorPreviewImageByName, { name: 'MIRELA' })).toEqual({ actorId: 101, picture: portrait });
});

// @spec rest:actor.profile-preview
test('a preview has the tile and what the profile says, in the language of the visitor', async () => {
  const { answer } = setUp();
  const actor = await answer(getActor, { actorId: 101 }, { language: 'de' });
  const preview = await answer(getProfilePreview, { actorId: 101 }, { language: 'de' });
  expect(preview).toMatchObject({ about: actor.about, pinnedCount: actor.pinnedCount, nextShowAt: actor.nextShowAt });
  expect(preview.model).toMatchObject({ id: 101, headline: actor.headline });
  expect(preview.videoCount).toBeGreaterThan(0);
  const { hoursToBeOnline } = await answer(actorHeatMaps, { actorId: 101 });
  expect(preview.hoursToBeOnline).toBe(hoursToBeOnline);
});

test('a preview moves while its performer is online and offered, and counts who watches', async () => {
  const { world, answer } = setUp();
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega', isOnline: true, bannedCountryCodes: ['AT'] }, world);
  const previewIn = (country: string) => answer(getProfilePreview, { actorId: 9101 }, { country });
  expect(await previewIn('DE')).toMatchObject({ watching: 0, loop: { name: expect.any(String) } });
  expect((await previewIn('AT')).loop).toBeNull();
  await guestIsLoggedIn.setUp({ guestId: 7, token: 't7' }, world);
  await guestOwnsCoins.setUp({ guestId: 7, amount: 9000 }, world);
  await guestIsInChat.setUp({ guestId: 7, actorId: 9101, chatId: 'c-7', price: 3600, seconds: 0 }, world);
  expect((await previewIn('DE')).watching).toBe(1);
  await setPresence(world, 9101, false);
  expect((await previewIn('DE')).loop).toBeNull();
});

// @spec rest:actor.sales-per-actor
test('sales count what this guest bought of this performer', async () => {
  const { world, answer, outcome } = setUp();
  for (const guestId of [7, 8]) await guestIsLoggedIn.setUp({ guestId, token: `t${guestId}` }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  await anAlbumOfPerformer.setUp({ id: 91001, actorId: 9101, price: 900 }, world);
  await aVideoOfPerformer.setUp({ id: 95001, actorId: 9101, price: 900 }, world);
  await aVideoOfPerformer.setUp({ id: 95002, actorId: 101, price: 900 }, world);
  await aShow.setUp({ id: 9201, actorId: 9101, start: '2099-11-27T20:00:00.000Z' }, world);
  await guestBoughtAlbum.setUp({ guestId: 7, albumId: 91001 }, world);
  for (const videoId of [95001, 95002]) await guestBoughtVideo.setUp({ guestId: 7, videoId }, world);
  await guestHasTicket.setUp({ ticketId: 9301, guestId: 7, showId: 9201 }, world);
  const sales = (guestId: number) => answer(getSalesPerActor, { actorId: 9101 }, { guestId });
  expect(await sales(7)).toEqual({ actorId: 9101, videos: 1, albums: 1, tickets: 1 });
  expect(await sales(8)).toEqual({ actorId: 9101, videos: 0, albums: 0, tickets: 0 });
  expect(await outcome(getSalesPerActor, { actorId: 9101 })).toMatchObject({ ok: false, code: 'needLogin' });
  expect(await outcome(getSalesPerActor, { actorId: 9999 }, { guestId: 7 })).toMatchObject({ code: 'unknown' });
});

// @spec query:models.filtered
test('each filter leaves somebody out', async () => {
  const { answer, run } = setUp();
  const all = { first: 500 };
  const everybody = await answer(filteredModels, all);
  const matching = async (condition: string) =>
    ids(await run<{ id: number }>(`select id from actor where ${condition} order by "isOnline" desc, id`));
  for (const [input, condition] of [
    [{ online: true }, '"isOnline" = 1'],
    [{ freeChat: true }, '"freeChat" = 1'],
    [{ vip: true }, '"isVip" = 1'],
    [{ genderType: 'M' }, `"genderType" = 'M'`],
    [{ genderType: 'M', online: true }, `"genderType" = 'M' and "isOnline" = 1`],
  ] as const) {
    const found = ids(await answer(filteredModels, { ...input, ...all }));
    expect(found).toEqual(await matching(condition));
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(everybody.length);
  }
});

// @spec query:models.v2-list
test('the second list pages by an offset, those online first', async () => {
  const { answer } = setUp();
  const { items, total } = await answer(modelsV2, { first: 500 });
  expect(items).toHaveLength(total);
  expect(items.map(({ isOnline }) => Number(isOnline))).toEqual(
    items.map(({ isOnline }) => Number(isOnline)).toSorted((one, other) => other - one),
  );
  expect(ids((await answer(modelsV2, { first: 5, offset: 3 })).items)).toEqual(ids(items).slice(3, 8));
});

// @spec query:models.v3-list
test('the third list has everybody once, while performers come and go', async () => {
  const { answer, world, run } = setUp();
  const seen: number[] = [];
  let after: number | null = null;
  do {
    const page: { items: { id: number }[]; next: number | null } = await answer(modelsV3, {
      first: 20,
      ...(after === null ? {} : { after }),
    });
    seen.push(...ids(page.items));
    after = page.next;
    await setPresence(world, seen[0] ?? 0, seen.length % 40 === 0);
  } while (after !== null);
  expect(seen).toEqual(ids(await run<{ id: number }>('select id from actor order by id')));
});

// @spec query:actors.by-ids
test('performers by ids come in their order, without unknown ones', async () => {
  expect(ids(await setUp().answer(actorsByIds, { ids: [103, 9999, 101] }))).toEqual([103, 101]);
});

// @spec query:actor.recommended-models, constant:recommendations.modelsDefault, feature:performers.recommendations 1
test('four are recommended by default, and sixteen in one loader: her own ones, then others by rank', async () => {
  const { answer, run } = setUp();
  const [row] = await run<{ recommended: string }>('select recommended from actor where id = 101');
  const own = JSON.parse(row?.recommended ?? '[]') as number[];
  expect(ids(await answer(recommendedModels, { actorId: 101 }))).toEqual(own.slice(0, 4));
  const loader = ids(await answer(recommendedModels, { actorId: 101, first: 16 }));
  expect(loader).toHaveLength(16);
  expect(loader.slice(0, own.length)).toEqual(own);
  expect(new Set([101, ...loader]).size).toBe(17);
});

test('nobody is recommended beside who is like nobody', async () => {
  const { world, answer } = setUp();
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  expect(await answer(recommendedModels, { actorId: 9101, first: 16 })).toEqual([]);
});

// @spec query:actor.interviews, entity:actorInterview
test.each(languages)('interviews are read in %s, the latest first', async (language) => {
  const { world, answer, run } = setUp();
  const [row] = await run<{ actorId: number }>(
    'select "actorId" from "actorInterview" group by "actorId" having count(*) = 2 order by 1',
  );
  const actorId = row?.actorId ?? 0;
  const interviews = await answer(actorInterviews, { actorId }, { language });
  expect(interviews).toHaveLength(2);
  const dates = interviews.map(({ publishedAt }) => publishedAt);
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const { parts, title } of interviews) {
    expect(title).not.toBe('');
    expect(parts).toHaveLength(3);
  }
  const asked = interviews.flatMap(({ parts }) => parts.map(({ question }) => question));
  expect(new Set(asked).size).toBe(6);
  await performerHasInterview.setUp(
    { id: 9701, actorId, title: 'T', question: 'Q', answer: 'A', at: '2099-01-01T00:00:00.000Z' },
    world,
  );
  expect((await answer(actorInterviews, { actorId }, { language }))[0]).toMatchObject({
    id: 9701,
    title: 'T',
    parts: [{ question: 'Q', answer: 'A' }],
  });
});

// @spec query:welcome-clips.list, entity:welcomeClip, component:WelcomeClipRotator 4
test('clips are limited by number and age, and one performer’s comes first', async () => {
  const { world, answer } = setUp();
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  await performerHasWelcomeClip.setUp({ id: 9801, actorId: 9101, fsk: 18, greeting: 'Hello.' }, world);
  expect(await answer(welcomeClips, {})).toHaveLength(6);
  expect(await answer(welcomeClips, { first: 2 })).toHaveLength(2);
  const aged = async (fsk?: number) =>
    new Set(
      (await answer(welcomeClips, { first: 500, ...(fsk === undefined ? {} : { fsk }) })).map((each) => each.fsk),
    );
  expect(await aged()).toEqual(new Set([12, 16]));
  expect(await aged(12)).toEqual(new Set([12]));
  expect(await aged(18)).toEqual(new Set([12, 16, 18]));
  expect((await answer(welcomeClips, { fsk: 18, actorId: 9101 }))[0]).toMatchObject({ id: 9801, model: { id: 9101 } });
  expect((await answer(welcomeClips, { actorId: 9101 }))[0]?.model.id).not.toBe(9101);
});
