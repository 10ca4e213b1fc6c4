import { interviewsRead, salesRead, welcomeClipsRead } from '@lounge/stores/content/actors';
import { defineModule } from '../../shared/define-module.ts';
import { openedStores } from '../../shared/opened-stores.ts';

/** Interviews with the performers whose pages were opened. */
export const { of: interviewsOf, use: useInterviews } = defineModule({
  key: 'interviews',
  create: ({ context }) =>
    openedStores(
      (actorId) => interviewsRead(context, actorId),
      (read, actorId) => ({ [`interviews/${actorId}`]: read }),
    ),
  listen: (opened, pushSource) => opened.listen(pushSource),
  snapshot: (opened) => opened,
});

/** Welcome clips, by the performer whose clip comes first. */
export const { use: useWelcomeClips } = defineModule({
  key: 'welcomeClips',
  create: ({ context }) =>
    openedStores(
      (actorId) => welcomeClipsRead(context, actorId),
      () => ({}),
    ),
  listen: (opened, pushSource) => opened.listen(pushSource),
});

/** The numbers of what the guest bought of performers. */
export const { use: useSales } = defineModule({
  key: 'salesPerActor',
  create: ({ context }) =>
    openedStores(
      (actorId) => salesRead(context, actorId),
      () => ({}),
    ),
  listen: (opened, pushSource) => opened.listen(pushSource),
});
