import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'site.globalSearch.title', defaultMessage: 'Search' },
    description: {
      id: 'site.globalSearch.description',
      defaultMessage: 'Find performers, videos and pictures by name, place or mood.',
    },
    startText: {
      id: 'site.globalSearch.startText',
      defaultMessage: 'A name, a place, a mood or what you like to hear about.',
    },
    types: { id: 'site.globalSearch.types', defaultMessage: 'Types of results' },
    all: { id: 'site.globalSearch.all', defaultMessage: 'All' },
    actors: { id: 'site.globalSearch.actors', defaultMessage: 'Performers' },
    videos: { id: 'site.globalSearch.videos', defaultMessage: 'Videos' },
    galleries: { id: 'site.globalSearch.galleries', defaultMessage: 'Pictures and albums' },
    tv: { id: 'site.globalSearch.tv', defaultMessage: 'TV' },
    blog: { id: 'site.globalSearch.blog', defaultMessage: 'Magazine' },
    mediaLibrary: { id: 'site.globalSearch.mediaLibrary', defaultMessage: 'Your library' },
    order: { id: 'site.globalSearch.order', defaultMessage: 'Order' },
    best: { id: 'site.globalSearch.best', defaultMessage: 'Best first' },
    released: { id: 'site.globalSearch.released', defaultMessage: 'Newest first' },
    oldest: { id: 'site.globalSearch.oldest', defaultMessage: 'Oldest first' },
    nothingText: {
      id: 'site.globalSearch.nothingText',
      defaultMessage: 'Check the spelling, or try a mood instead of a name.',
    },
    meant: { id: 'site.globalSearch.meant', defaultMessage: 'Did you mean' },
    popular: { id: 'site.globalSearch.popular', defaultMessage: 'Popular at the moment' },
    clear: { id: 'site.globalSearch.clear', defaultMessage: 'Clear search' },
    seeAll: { id: 'site.globalSearch.seeAll', defaultMessage: 'See all results' },
    notLoaded: { id: 'site.globalSearch.notLoaded', defaultMessage: 'Search did not answer' },
    price: { id: 'site.globalSearch.price', defaultMessage: 'Price' },
    anyPrice: { id: 'site.globalSearch.anyPrice', defaultMessage: 'Any price' },
    free: { id: 'site.globalSearch.free', defaultMessage: 'Free' },
    length: { id: 'site.globalSearch.length', defaultMessage: 'Length' },
    anyLength: { id: 'site.globalSearch.anyLength', defaultMessage: 'Any length' },
    noVideoFits: { id: 'site.globalSearch.noVideoFits', defaultMessage: 'No video fits this filter' },
    noAlbumFits: { id: 'site.globalSearch.noAlbumFits', defaultMessage: 'No album fits this filter' },
    nothingFits: {
      id: 'site.globalSearch.nothingFits',
      defaultMessage: 'Without the filter there are results for your words.',
    },
    clearFilter: { id: 'site.globalSearch.clearFilter', defaultMessage: 'Clear the filter' },
    tooShort: { id: 'site.globalSearch.tooShort', defaultMessage: 'Nothing to search for' },
    tooShortText: { id: 'site.globalSearch.tooShortText', defaultMessage: 'Type at least one letter or digit.' },
  }),
  ...defineMessages<{ upToCoins: { coins: string } }>({
    upToCoins: { id: 'site.globalSearch.upToCoins', defaultMessage: 'Up to {coins} coins' },
  }),
  ...defineMessages<{ shorterThan: { to: string } }>({
    shorterThan: { id: 'site.globalSearch.shorterThan', defaultMessage: 'Under {to} min' },
  }),
  ...defineMessages<{ between: { from: string; to: string } }>({
    between: { id: 'site.globalSearch.between', defaultMessage: '{from} to {to} min' },
  }),
  ...defineMessages<{ longerThan: { from: string } }>({
    longerThan: { id: 'site.globalSearch.longerThan', defaultMessage: '{from} min and longer' },
  }),
  ...defineMessages<{ showVideos: { count: number } }>({
    showVideos: {
      id: 'site.globalSearch.showVideos',
      defaultMessage: '{count, plural, =0 {No video fits} one {Show # video} other {Show # videos}}',
    },
  }),
  ...defineMessages<{ showAlbums: { count: number } }>({
    showAlbums: {
      id: 'site.globalSearch.showAlbums',
      defaultMessage: '{count, plural, =0 {No album fits} one {Show # album} other {Show # albums}}',
    },
  }),
  ...defineMessages<{ heading: { pattern: string } }>({
    heading: { id: 'site.globalSearch.heading', defaultMessage: '“{pattern}”' },
  }),
  ...defineMessages<{ headTitle: { pattern: string } }>({
    headTitle: { id: 'site.globalSearch.headTitle', defaultMessage: 'Search for “{pattern}”' },
  }),
  ...defineMessages<{ nothing: { pattern: string } }>({
    nothing: { id: 'site.globalSearch.nothing', defaultMessage: 'Nothing for “{pattern}”' },
  }),
  ...defineMessages<{ results: { count: number } }>({
    results: { id: 'site.globalSearch.results', defaultMessage: '{count, plural, one {# result} other {# results}}' },
  }),
  ...defineMessages<{ manyResults: { count: number } }>({
    manyResults: { id: 'site.globalSearch.manyResults', defaultMessage: '{count, number} results or more' },
  }),
  ...defineMessages<{ videoAbout: { name: string; time: string } }>({
    videoAbout: { id: 'site.globalSearch.videoAbout', defaultMessage: '{name} · {time}' },
  }),
};
