import { defineMessages } from 'react-intl';

/** Texts of the lists of videos. */
export const messages = {
  ...defineMessages({
    overview: { id: 'site.videoLists.overview', defaultMessage: 'Overview' },
    overviewTitle: { id: 'site.videoLists.overviewTitle', defaultMessage: 'Videos' },
    overviewDescription: {
      id: 'site.videoLists.overviewDescription',
      defaultMessage: 'What is watched now, what is new, what is free and what costs less.',
    },
    all: { id: 'site.videoLists.all', defaultMessage: 'All' },
    allTitle: { id: 'site.videoLists.allTitle', defaultMessage: 'All videos' },
    allNote: { id: 'site.videoLists.allNote', defaultMessage: 'Everything there is, the best liked first.' },
    trends: { id: 'site.videoLists.trends', defaultMessage: 'Trending' },
    trendsTitle: { id: 'site.videoLists.trendsTitle', defaultMessage: 'Trending videos' },
    trendsNote: { id: 'site.videoLists.trendsNote', defaultMessage: 'What people watched in the last 8 days.' },
    new: { id: 'site.videoLists.new', defaultMessage: 'New' },
    newTitle: { id: 'site.videoLists.newTitle', defaultMessage: 'New videos' },
    newNote: { id: 'site.videoLists.newNote', defaultMessage: 'The latest first.' },
    free: { id: 'site.videoLists.free', defaultMessage: 'Free' },
    freeTitle: { id: 'site.videoLists.freeTitle', defaultMessage: 'Free clips' },
    freeNote: { id: 'site.videoLists.freeNote', defaultMessage: 'All of it, to the end.' },
    sale: { id: 'site.videoLists.sale', defaultMessage: 'On sale' },
    saleTitle: { id: 'site.videoLists.saleTitle', defaultMessage: 'Videos on sale' },
    saleNote: { id: 'site.videoLists.saleNote', defaultMessage: 'For fewer coins than before.' },
    vip: { id: 'site.videoLists.vip', defaultMessage: 'VIP' },
    vipTitle: { id: 'site.videoLists.vipTitle', defaultMessage: 'VIP videos' },
    vipNote: { id: 'site.videoLists.vipNote', defaultMessage: 'Included in the VIP club.' },
    top: { id: 'site.videoLists.top', defaultMessage: 'Bestsellers' },
    topNote: { id: 'site.videoLists.topNote', defaultMessage: 'last 9 months' },
    stars: { id: 'site.videoLists.stars', defaultMessage: 'Video stars' },
    unfinished: { id: 'site.videoLists.unfinished', defaultMessage: 'Carry on watching' },
    library: { id: 'site.videoLists.library', defaultMessage: 'Your library' },
    popularTags: { id: 'site.videoLists.popularTags', defaultMessage: 'Popular tags' },
    lists: { id: 'site.videoLists.lists', defaultMessage: 'Lists of videos' },
    seeAll: { id: 'site.videoLists.seeAll', defaultMessage: 'See all' },
    sort: { id: 'site.videoLists.sort', defaultMessage: 'Order' },
    sortLost: { id: 'site.videoLists.sortLost', defaultMessage: 'This order was not saved for your next visit.' },
    searching: { id: 'site.videoLists.searching', defaultMessage: 'Searching…' },
    nothing: { id: 'site.videoLists.nothing', defaultMessage: 'No video fits these filters' },
    nothingText: {
      id: 'site.videoLists.nothingText',
      defaultMessage: 'Take a filter off, or start again with all videos.',
    },
    nothingHere: { id: 'site.videoLists.nothingHere', defaultMessage: 'There is no video here yet' },
    clear: { id: 'site.videoLists.clear', defaultMessage: 'Clear all filters' },
    nextPage: { id: 'site.videoLists.nextPage', defaultMessage: 'Next page' },
    show: { id: 'site.videoLists.show', defaultMessage: 'Show' },
    who: { id: 'site.videoLists.who', defaultMessage: 'Who' },
    tags: { id: 'site.videoLists.tags', defaultMessage: 'Tags' },
    kindFree: { id: 'site.videoLists.kindFree', defaultMessage: 'Free' },
    kindSale: { id: 'site.videoLists.kindSale', defaultMessage: 'On sale' },
    kindVip: { id: 'site.videoLists.kindVip', defaultMessage: 'VIP' },
    recommended: { id: 'site.videoLists.recommended', defaultMessage: 'Recommended by performers' },
    unbought: { id: 'site.videoLists.unbought', defaultMessage: 'Without what I bought' },
    female: { id: 'site.videoLists.female', defaultMessage: 'Women' },
    male: { id: 'site.videoLists.male', defaultMessage: 'Men' },
    couple: { id: 'site.videoLists.couple', defaultMessage: 'Couples' },
    trans: { id: 'site.videoLists.trans', defaultMessage: 'Trans' },
  }),
  ...defineMessages<{ found: { count: number } }>({
    found: {
      id: 'site.videoLists.found',
      defaultMessage: '{count, plural, =0 {No video} one {# video} other {# videos}}',
    },
  }),
  ...defineMessages<{ many: { count: number } }>({
    many: { id: 'site.videoLists.many', defaultMessage: 'More than {count, number} videos' },
  }),
  ...defineMessages<{ showFound: { count: number } }>({
    showFound: {
      id: 'site.videoLists.showFound',
      defaultMessage: '{count, plural, =0 {No video fits} one {Show # video} other {Show # videos}}',
    },
  }),
  ...defineMessages<{ from: { from: number } }>({
    from: { id: 'site.videoLists.from', defaultMessage: 'From {from} min' },
  }),
  ...defineMessages<{ to: { to: number } }>({
    to: { id: 'site.videoLists.to', defaultMessage: 'Up to {to} min' },
  }),
  ...defineMessages<{ between: { from: number; to: number } }>({
    between: { id: 'site.videoLists.between', defaultMessage: '{from} to {to} min' },
  }),
};

/** The names of the orders. */
export const orderNames = defineMessages({
  newest: { id: 'site.videoLists.order.newest', defaultMessage: 'Newest' },
  topRated: { id: 'site.videoLists.order.topRated', defaultMessage: 'Most liked' },
  topTrending: { id: 'site.videoLists.order.topTrending', defaultMessage: 'Most watched' },
  bestSelling: { id: 'site.videoLists.order.bestSelling', defaultMessage: 'Best selling' },
  longest: { id: 'site.videoLists.order.longest', defaultMessage: 'Longest' },
  shortest: { id: 'site.videoLists.order.shortest', defaultMessage: 'Shortest' },
  cheapest: { id: 'site.videoLists.order.cheapest', defaultMessage: 'Cheapest' },
  mostExpensive: { id: 'site.videoLists.order.mostExpensive', defaultMessage: 'Most expensive' },
  rating: { id: 'site.videoLists.order.rating', defaultMessage: 'Best rated' },
  best: { id: 'site.videoLists.order.best', defaultMessage: 'Best' },
  random: { id: 'site.videoLists.order.random', defaultMessage: 'Random' },
  reducedRandom: { id: 'site.videoLists.order.reducedRandom', defaultMessage: 'Random from the best' },
});
