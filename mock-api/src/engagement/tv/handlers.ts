import {
  currentProgramme,
  getActorTvLivestreamData,
  getLivePlayoutList,
  getTvActors,
  getTvFormat,
  getTvPost,
  getTvProgram,
  getTvStreamData,
  getTvSuggestions,
  getTvVideo,
  lateNightShow,
  mediathekRecommendations,
  mediathekVideos,
  pinTvVideo,
  setTvReminder,
  tvLeave,
  tvSeries,
  tvWatch,
  updateMediathek,
} from '@lounge/protocol/engagement/tv';
import { handle } from '../../dispatch/handler.ts';
import { readFormat, readSeries } from './formats.ts';
import { readActor, readActors, readHosts } from './hosts.ts';
import { readLateNight } from './late-night.ts';
import { readVideos, recommendedFor } from './lists.ts';
import { leave, watch } from './on-air.ts';
import { readCurrent, readProgramme } from './read-programme.ts';
import { setReminder } from './reminders.ts';
import { readStream } from './stream.ts';
import { pinVideo, readPost, readSuggestions, readVideo, watchVideo } from './videos.ts';

/** The handlers of this module's calls. */
export const tvHandlers = [
  handle(getTvFormat, readFormat),
  handle(getTvPost, readPost),
  handle(getTvVideo, readVideo),
  handle(getTvSuggestions, readSuggestions),
  handle(getTvProgram, readProgramme),
  handle(getTvStreamData, readStream),
  handle(getLivePlayoutList, readHosts),
  handle(getActorTvLivestreamData, readActor),
  handle(getTvActors, (_, caller, world) => readActors(caller, world)),
  handle(updateMediathek, watchVideo),
  handle(pinTvVideo, pinVideo),
  handle(setTvReminder, setReminder),
  handle(lateNightShow, (_, caller, world) => readLateNight(caller, world)),
  handle(currentProgramme, readCurrent),
  handle(tvSeries, (_, caller, world) => readSeries(caller, world)),
  handle(mediathekVideos, readVideos),
  handle(mediathekRecommendations, (_, caller, world) => recommendedFor(caller, world)),
  handle(tvWatch, watch),
  handle(tvLeave, leave),
];
