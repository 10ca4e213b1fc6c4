import type { AnswerOf } from '@lounge/protocol';
import { getBanner, getTeasers } from '@lounge/protocol/engagement/teasers';
import { ignore } from '@lounge/transport';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { LatestRead } from '../../reactive/LatestRead.ts';
import { callWithin } from '../../reactive/Read.ts';

/** A teaser. */
export type TeaserData = AnswerOf<typeof getTeasers>['teasers'][number];
/** A banner. */
export type BannerData = NonNullable<AnswerOf<typeof getBanner>['banner']>;

/** The page whose teasers are read. */
export interface TeaserPage {
  readonly routeName: string;
  readonly routeArgs: Readonly<Record<string, string>>;
}

/** The keys of the teasers that the visitor closed on this device. */
export interface ClosedTeasers {
  has(key: string): boolean;
  add(key: string): void;
}

/** A banner in the pictures of both widths; the browser chooses by the width of the window. */
export interface PageBanner {
  readonly wide: BannerData;
  readonly tall: BannerData;
}

/**
 * The teasers and the banner of the page. The client caches teasers for each route and its arguments.
 * @spec feature:shell.offers-banners
 */
export class Teasers {
  teasers: readonly TeaserData[] = [];
  banner: PageBanner | null = null;
  readonly #context: StoreContext;
  readonly #closed: ClosedTeasers;
  readonly #reads = new LatestRead();

  constructor(context: StoreContext, closed: ClosedTeasers) {
    this.#context = context;
    this.#closed = closed;
    makeAutoObservable(this, { teasers: observableRef, banner: observableRef }, { autoBind: true });
  }

  /** Reads what a page has; without an answer it has nothing. */
  async openPage({ routeName, routeArgs }: TeaserPage): Promise<void> {
    const isLatest = this.#reads.begin();
    this.teasers = [];
    this.banner = null;
    const page = { routeName, routeArgs: JSON.stringify(routeArgs) };
    const [teasers, wide, tall] = await Promise.all([
      callWithin(this.#context, getTeasers, page),
      callWithin(this.#context, getBanner, { ...page, mobile: false }),
      callWithin(this.#context, getBanner, { ...page, mobile: true }),
    ]);
    if (!isLatest()) return;
    for (const result of [teasers, wide, tall])
      if (!result.ok) ignore(result.failure, 'spec: without an answer a page has no teasers');
    runInAction(() => {
      this.teasers = teasers.ok ? teasers.value.teasers.filter(({ key }) => !this.#closed.has(key)) : [];
      this.banner =
        wide.ok && tall.ok && wide.value.banner !== null && tall.value.banner !== null
          ? { wide: wide.value.banner, tall: tall.value.banner }
          : null;
    });
  }

  /** Closes a teaser, on this device for as long as its cookie. */
  close(key: string): void {
    this.#closed.add(key);
    this.teasers = this.teasers.filter((each) => each.key !== key);
  }
}
