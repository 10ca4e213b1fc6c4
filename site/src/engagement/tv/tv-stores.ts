import {
  lateNightRead,
  type TvEntryData,
  TvGuest,
  TvStream,
  type TvStreamType,
  tvActorsRead,
  tvProgramRead,
  tvSeriesRead,
} from '@lounge/stores/engagement/tv';
import { defineModule, defineRead } from '../../shared/define-module.ts';
import { openedStores } from '../../shared/opened-stores.ts';
import { dayStart, type ProgramChoice } from './program-choice.ts';

/** Entries of a day at most. */
const entriesOfDay = 30;

/** Reads a programme again once the next entry is not among those that were read. */
const readOn = (program: ReturnType<typeof tvProgramRead>, next: TvEntryData | null): void => {
  if (next !== null && program.value?.every(({ start }) => start !== next.start) === true) program.refresh();
};

/** The streams that were opened on this page. */
export const { of: tvStreamsOf, use: useTvStreams } = defineModule({
  key: 'tvStreams',
  create: (stores) =>
    openedStores<TvStream, TvStreamType>(
      (type) =>
        new TvStream(type, stores.context, (next) =>
          readOn(programOf(tvProgramsOf(stores), { type, day: null }), next),
        ),
      ({ reads }, type) => ({
        [`tv ${type}`]: reads.data,
        [`tv playout ${type}`]: reads.playout,
        [`tv hosts ${type}`]: reads.hosts,
      }),
    ),
  listen: (streams, pushSource) => streams.listen(pushSource),
  snapshot: (streams) => streams,
});

/** The programmes that were opened: of a stream from the entry that is on, or of a day. */
export const { of: tvProgramsOf, use: useTvPrograms } = defineModule({
  key: 'tvPrograms',
  create: ({ context }) =>
    openedStores(
      (search: string) => {
        const { type, from } = JSON.parse(search) as { type: TvStreamType; from: string | null };
        return tvProgramRead(from === null ? { type } : { type, from, limit: entriesOfDay }, context);
      },
      (program, search) => ({ [`tv program ${search}`]: program }),
    ),
  listen: (programs, pushSource) => programs.listen(pushSource),
  snapshot: (programs) => programs,
});

/** Returns the programme of a choice. */
export const programOf = (programs: ReturnType<typeof useTvPrograms>, { type, day }: ProgramChoice) =>
  programs.open(JSON.stringify({ type, from: day === null ? null : dayStart(day) }));

/** The marks of the guest on videos and entries. */
export const { of: tvGuestOf, use: useTvGuest } = defineModule({
  key: 'tvGuest',
  create: ({ context }) => new TvGuest(context),
});

/** All series. */
export const { of: tvSeriesOf, use: useTvSeries } = defineRead('tvSeries', ({ context }) => tvSeriesRead(context));

/** The performers of the programme. */
export const { of: tvActorsOf, use: useTvActors } = defineRead('tvActors', ({ context }) => tvActorsRead(context));

/** The late-night shows. */
export const { of: lateNightOf, use: useLateNight } = defineRead('lateNight', ({ context }) => lateNightRead(context));
