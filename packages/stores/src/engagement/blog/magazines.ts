import type { AnswerOf } from '@lounge/protocol';
import { getMagazines, getRandomMagazine, magazinesOfPage } from '@lounge/protocol/engagement/blog';
import { PagedList } from '../../reactive/PagedList.ts';
import { callWithin, mapped, Read, type ReadContext } from '../../reactive/Read.ts';
import { pageAt } from './articles.ts';

type MagazinesPage = AnswerOf<typeof getMagazines>;
/** An issue of the magazine. */
export type MagazineData = MagazinesPage['magazines'][number];

/** The issues of the magazine, page by page, the newest first. */
export const magazineList = (context: ReadContext): PagedList<MagazinesPage, MagazineData> =>
  new PagedList((offset) => callWithin(context, getMagazines, { page: pageAt(offset, magazinesOfPage) }), {
    itemsOf: ({ magazines }) => magazines,
    totalOf: ({ total }) => total,
    keyOf: ({ id }) => id,
  });

/**
 * An issue at random; each read brings another one than the last. null where there is none.
 * @spec feature:magazine.browse
 */
export const otherMagazineRead = (context: ReadContext): Read<MagazineData | null> => {
  let shown = 0;
  return new Read(
    async () => mapped(await callWithin(context, getRandomMagazine, { excludeId: shown }), ({ magazine }) => magazine),
    (magazine) => (shown = magazine?.id ?? shown),
  );
};
