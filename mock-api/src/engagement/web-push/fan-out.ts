import { isQuiet } from '../../content/notifications/index.ts';
import { isoOf, nowIso } from '../../world/now-iso.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';
import {
  articlesAppeared,
  beginFanOut,
  campaignsBegun,
  fanOutByKey,
  insertDelivery,
  moveFanOut,
  nextForCampaigns,
  nextForNews,
  openFanOuts,
} from './statements.ts';

const hourMs = 3_600_000;
/** How long after its beginning a campaign or an article is still told: longer than a night, in which nothing is sent. @assumed */
const newMs = 12 * hourMs;
/** How many subscriptions get a message in one change. */
const batch = 200;
/** How many changes a run makes for one message. */
const mostBatches = 20;

const timeOf = ({ clock }: Pick<World, 'clock'>) => ({ from: isoOf(clock.now() - newMs), until: isoOf(clock.now()) });

/** Whether there is something to tell. Read on its own, as a change in every second would keep others waiting. */
const hasNews = async ({ database, clock }: WorldParts): Promise<boolean> => {
  const time = timeOf({ clock });
  const { reader } = database;
  return (await campaignsBegun.first(reader, time)) !== null || (await articlesAppeared.first(reader, time)) !== null;
};

/** Begins the messages about campaigns and articles that are new, each once. */
const begin = async (world: World): Promise<void> => {
  const time = timeOf(world);
  const at = time.until;
  for (const { id } of await campaignsBegun.all(world.tx, time))
    await beginFanOut.all(world.tx, { key: `campaign ${id}`, kind: 'campaigns', about: id, at });
  for (const { id } of await articlesAppeared.all(world.tx, time))
    await beginFanOut.all(world.tx, { key: `article ${id}`, kind: 'news', about: id, at });
};

/** Gives a message to the next subscriptions and notes how far it came, in one change. Returns whether there may be more. */
const advance = async (key: string, world: World): Promise<boolean> => {
  const fanOut = await fanOutByKey.first(world.tx, { key });
  if (fanOut === null) return false;
  const { kind, about, after: before } = fanOut;
  const next = kind === 'campaigns' ? nextForCampaigns : nextForNews;
  const found = await next.all(world.tx, { serverKey: world.webPush.key, after: before, first: batch });
  const isDone = found.length < batch;
  const moved = { key, before, after: found.at(-1)?.key ?? before, isDone: isDone ? 1 : 0 };
  if ((await moveFanOut.first(world.tx, moved)) === null) return false;
  const now = world.clock.now();
  for (const { key: subscriptionKey } of found)
    await insertDelivery.all(world.tx, {
      subscriptionKey,
      kind,
      topic: kind,
      about,
      text: kind === 'campaigns' ? 'campaign' : 'news',
      notificationId: null,
      dueAt: nowIso(world),
      expiresAt: isoOf(now + newMs),
      tries: 0,
    });
  return !isDone;
};

/** Goes on with the messages to many, a part at a time: what a kill interrupts goes on where its last change ended. */
export const fanOut = async (parts: WorldParts): Promise<void> => {
  if (isQuiet(parts.clock.now())) return;
  if (await hasNews(parts)) await runInWorld(parts, true, begin);
  for (const { key } of await openFanOuts.all(parts.database.reader))
    for (let times = 0; times < mostBatches; times += 1)
      if (!(await runInWorld(parts, true, (world) => advance(key, world)))) break;
};
