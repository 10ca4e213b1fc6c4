import { topCamsRead, videoStarsRead, type TopCamsType } from '@lounge/stores/content/actors';
import { defineModule, defineRead } from '../../shared/define-module.ts';
import { restorables } from '../../shared/snapshots.ts';

const types = ['bestChats', 'top100', 'topFavourites', 'topVideocall'] as const satisfies readonly TopCamsType[];

/** The top lists, each of everybody and of those who are online. */
export const { of: topCamsOf, use: useTopCams } = defineModule({
  key: 'topCams',
  create: ({ context }) => {
    const reads = new Map(
      types.flatMap((type) =>
        [false, true].map(
          (online) => [`topCams/${type}/${String(online)}`, topCamsRead(context, type, online)] as const,
        ),
      ),
    );
    const open = (type: TopCamsType, online: boolean) => {
      const read = reads.get(`topCams/${type}/${String(online)}`);
      if (read === undefined) throw new Error(`There is no top list ${type}.`);
      return read;
    };
    return { open, reads };
  },
  listen: ({ reads }, pushSource) => reads.forEach((read) => read.listen(pushSource)),
  snapshot: ({ reads }) => restorables(Object.fromEntries(reads)),
});

/** The performers with the most videos. */
export const { of: videoStarsOf, use: useVideoStars } = defineRead('videoStars', ({ context }) =>
  videoStarsRead(context),
);
