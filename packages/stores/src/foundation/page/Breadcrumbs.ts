import type { AnswerOf, InputOf } from '@lounge/protocol';
import { getBreadcrumb } from '@lounge/protocol/foundation/page';
import { makeObservable, actionBound } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { callWithin } from '../../reactive/Read.ts';

/** A page as its breadcrumb names it: its screen, and what it is about. */
export interface BreadcrumbPage {
  readonly screen: InputOf<typeof getBreadcrumb>['breadcrumbType'];
  readonly actorName?: string | undefined;
  /** Of an album or a video. */
  readonly albumId?: number | undefined;
  readonly showId?: number | undefined;
  readonly postId?: number | undefined;
  readonly categorySlug?: string | undefined;
  readonly articleId?: number | undefined;
  /** Of articles. */
  readonly blogCategory?: string | undefined;
  /** Of TV. */
  readonly seriesKey?: string | undefined;
}

/** One step of a breadcrumb; the last one has no link. */
export type BreadcrumbStep = AnswerOf<typeof getBreadcrumb>['data']['breadcrumb'][number];

/** The breadcrumb of a key as it was last read, and the album that it was read for. */
interface Trail {
  readonly albumId: number | null;
  readonly steps: readonly BreadcrumbStep[];
}

const keyOf = ({
  screen,
  actorName = '',
  showId = 0,
  postId = 0,
  categorySlug = '',
  ...page
}: BreadcrumbPage): string =>
  `${screen} ${actorName} ${showId} ${postId} ${categorySlug} ${page.articleId ?? 0} ${page.blogCategory ?? ''} ${page.seriesKey ?? ''}`;

/**
 * The breadcrumbs of the pages that were opened: one for each screen of a performer, read again when its album or video is another one.
 * @spec feature:shell.breadcrumb, state:caching-by-call
 */
export class Breadcrumbs {
  readonly trails = new Loadable<Readonly<Record<string, Trail>>>();
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
    makeObservable(this, { load: actionBound });
  }

  /** The steps to a page; null until they are read, none where they could not be read. */
  stepsOf(page: BreadcrumbPage): readonly BreadcrumbStep[] | null {
    const trail = this.trails.value?.[keyOf(page)];
    return trail?.albumId === (page.albumId ?? null) ? trail.steps : null;
  }

  /** Reads the steps to a page, unless they are there. */
  async load(page: BreadcrumbPage): Promise<void> {
    if ((this.stepsOf(page)?.length ?? 0) > 0) return;
    const {
      screen,
      actorName,
      showId,
      postId,
      categorySlug,
      articleId,
      blogCategory,
      seriesKey,
      albumId = null,
    } = page;
    const payload = {
      albumId,
      ...(actorName === undefined ? {} : { actorName }),
      ...(showId === undefined ? {} : { showId }),
      ...(postId === undefined ? {} : { postId }),
      ...(categorySlug === undefined ? {} : { categorySlug }),
      ...(articleId === undefined ? {} : { articleId }),
      ...(blogCategory === undefined ? {} : { blogCategory }),
      ...(seriesKey === undefined ? {} : { seriesKey }),
    };
    const result = await callWithin(this.#context, getBreadcrumb, { breadcrumbType: screen, payload });
    const steps = result.ok ? result.value.data.breadcrumb : [];
    this.trails.set({ ...this.trails.value, [keyOf(page)]: { albumId, steps } });
  }
}
