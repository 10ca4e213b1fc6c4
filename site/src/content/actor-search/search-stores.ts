import { actorOffline, actorOnline } from '@lounge/protocol/content/actors';
import { freeShowStart, freeShowStop } from '@lounge/protocol/content/live-chat';
import {
  ActorSearch,
  categories as readCategories,
  OnlineAmount,
  ZipLookup,
} from '@lounge/stores/content/actor-search';
import { soonModelsRead } from '@lounge/stores/content/actors';
import { VisitorPlace } from '@lounge/stores/foundation/session';
import { defineModule, defineRead } from '../../shared/define-module.ts';
import { restorables } from '../../shared/snapshots.ts';
import { ListView } from './ListView.ts';
import { locateDevice } from './locate-device.ts';

const freeChats = { leave: [actorOffline, freeShowStop], join: [actorOnline, freeShowStart] };

/** The categories of performers. */
export const { of: categoriesOf, use: useCategories } = defineRead('searchCategories', ({ context }) =>
  readCategories(context),
);

/** The searches of performers, one for each kind of page, and what stands around them. */
export const { of: actorSearchesOf, use: useActorSearches } = defineModule({
  key: 'actorSearches',
  create: ({ context, guest }) => ({
    searches: {
      cams: new ActorSearch('default', context),
      fresh: new ActorSearch('new girls', context),
      free: new ActorSearch('custom', context, { category: 'free-chat', membership: freeChats }),
      near: new ActorSearch('location', context),
      category: new ActorSearch('custom', context),
    },
    amount: new OnlineAmount(context),
    soon: soonModelsRead(context),
    zip: new ZipLookup(context),
    place: new VisitorPlace(guest, locateDevice),
    view: new ListView(),
  }),
  listen: ({ searches, amount, soon }, source) => {
    for (const search of Object.values(searches)) search.listen(source);
    amount.listen(source);
    soon.listen(source);
  },
  snapshot: ({ searches, amount, soon }) =>
    restorables({
      'search/cams': searches.cams.list,
      'search/fresh': searches.fresh.list,
      'search/free': searches.free.list,
      'search/near': searches.near.list,
      'search/category': searches.category.list,
      'search/amount': amount,
      'search/soon': soon,
    }),
});

/** The page that a search is for. */
export type SearchKind = keyof ReturnType<typeof actorSearchesOf>['searches'];
