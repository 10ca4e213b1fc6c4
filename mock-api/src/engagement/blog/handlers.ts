import {
  getBlogActors,
  getBlogArchives,
  getBlogOverview,
  getBlogPosts,
  getMagazines,
  getRandomMagazine,
} from '@lounge/protocol/engagement/blog';
import { handle } from '../../dispatch/handler.ts';
import { readMagazines, readRandomMagazine } from './magazines.ts';
import { readArchive, readOverview } from './read-archive.ts';
import { readActors, readPosts } from './read-posts.ts';

/** The handlers of this module's calls. */
export const blogHandlers = [
  handle(getBlogOverview, (_, caller, world) => readOverview(caller, world)),
  handle(getBlogPosts, readPosts),
  handle(getBlogArchives, readArchive),
  handle(getBlogActors, readActors),
  handle(getMagazines, readMagazines),
  handle(getRandomMagazine, readRandomMagazine),
];
