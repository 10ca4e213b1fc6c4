import { actorVideoTags, type videoList } from '@lounge/protocol/content/videos';
import type { InputOf } from '@lounge/protocol';
import { getActorSeoContent } from '@lounge/protocol/foundation/page';
import { callWithin, Read } from '@lounge/stores';
import { VideoListing } from '@lounge/stores/content/videos';
import { defineModule } from '../shared/define-module.ts';
import { openedStores } from '../shared/opened-stores.ts';

/** Which of a performer's videos: all of them, the classics, or those of a tag. */
export type ProfileVideos = { readonly kind: 'all' | 'classic' } | { readonly kind: 'tag'; readonly tag: string };

const variablesOf = (actorId: number, videos: ProfileVideos): InputOf<typeof videoList> => ({
  modelIds: [actorId],
  ...(videos.kind === 'classic' && { types: ['classic'] }),
  ...(videos.kind === 'tag' && { tags: [videos.tag] }),
});

/** The videos of performers that were opened on this page. */
export const { of: profileListingsOf, use: useProfileListings } = defineModule({
  key: 'profileVideos',
  create: ({ context }) =>
    openedStores(
      (key: string) => {
        const [actorId, videos] = JSON.parse(key) as [number, ProfileVideos];
        return new VideoListing(() => variablesOf(actorId, videos), context);
      },
      ({ list }, key) => ({ [`profile videos ${key}`]: list }),
    ),
  listen: (listings, source) => listings.listen(source),
  snapshot: (listings) => listings,
});

/** The key of a performer's videos. */
export const profileKey = (actorId: number, videos: ProfileVideos): string => JSON.stringify([actorId, videos]);

/** The tags of performers' videos that were opened on this page. */
export const { of: videoTagsOf, use: useVideoTags } = defineModule({
  key: 'profileVideoTags',
  create: ({ context }) =>
    openedStores(
      (actorId) => new Read(() => callWithin(context, actorVideoTags, { actorId })),
      (tags, actorId) => ({ [`video tags ${actorId}`]: tags }),
    ),
  listen: (tags, source) => tags.listen(source),
  snapshot: (tags) => tags,
});

/** The texts of performers' videos of a tag that were opened on this page, by `profileKey`. */
export const { of: tagTextsOf, use: useTagTexts } = defineModule({
  key: 'profileTagTexts',
  create: ({ context }) =>
    openedStores(
      (key: string) => {
        const [actorId, { tag }] = JSON.parse(key) as [number, { tag: string }];
        return new Read(() => callWithin(context, getActorSeoContent, { actorId, tagGroup: tag }));
      },
      (texts, key) => ({ [`tag texts ${key}`]: texts }),
    ),
  listen: (texts, source) => texts.listen(source),
  snapshot: (texts) => texts,
});
