import { defineMessages } from 'react-intl';

/** Texts of the library of TV, its programme and its shows. */
export const messages = {
  ...defineMessages({
    title: { id: 'site.tvLibrary.title', defaultMessage: 'TV library' },
    description: {
      id: 'site.tvLibrary.description',
      defaultMessage: 'Series and videos of TV, to watch whenever you like. For adults; everyone here is 21 or older.',
    },
    newest: { id: 'site.tvLibrary.newest', defaultMessage: 'New in the library' },
    recommended: { id: 'site.tvLibrary.recommended', defaultMessage: 'For you' },
    later: { id: 'site.tvLibrary.later', defaultMessage: 'Watch later' },
    series: { id: 'site.tvLibrary.series', defaultMessage: 'Series' },
    seriesDescription: {
      id: 'site.tvLibrary.seriesDescription',
      defaultMessage: 'All series of TV, those with new videos first. For adults; everyone here is 21 or older.',
    },
    allSeries: { id: 'site.tvLibrary.allSeries', defaultMessage: 'All series' },
    latest: { id: 'site.tvLibrary.latest', defaultMessage: 'Latest videos' },
    noVideos: { id: 'site.tvLibrary.noVideos', defaultMessage: 'No videos yet' },
    noVideosText: {
      id: 'site.tvLibrary.noVideosText',
      defaultMessage: 'What was shown comes here once it is over.',
    },
    suggestions: { id: 'site.tvLibrary.suggestions', defaultMessage: 'Fits this one' },
    withThem: { id: 'site.tvLibrary.withThem', defaultMessage: 'In this video' },
    previous: { id: 'site.tvLibrary.previous', defaultMessage: 'The one before' },
    categories: { id: 'site.tvLibrary.categories', defaultMessage: 'Categories' },
    notPlayed: { id: 'site.tvLibrary.notPlayed', defaultMessage: 'The video did not load' },
    lockedTitle: { id: 'site.tvLibrary.lockedTitle', defaultMessage: 'With a TV subscription' },
    lockedText: {
      id: 'site.tvLibrary.lockedText',
      defaultMessage: 'This is the preview. TV premium has the whole video.',
    },
    subscribe: { id: 'site.tvLibrary.subscribe', defaultMessage: 'Plan and price' },
    girls: { id: 'site.tvLibrary.girls', defaultMessage: 'On TV' },
    girlsDescription: {
      id: 'site.tvLibrary.girlsDescription',
      defaultMessage:
        'The performers of the TV programme, and who of them is online. For adults; everyone here is 21 or older.',
    },
    program: { id: 'site.tvLibrary.program', defaultMessage: 'TV programme' },
    programDescription: {
      id: 'site.tvLibrary.programDescription',
      defaultMessage: 'Free TV and TV premium for the next seven days. For adults; everyone here is 21 or older.',
    },
    days: { id: 'site.tvLibrary.days', defaultMessage: 'Days' },
    now: { id: 'site.tvLibrary.now', defaultMessage: 'Now' },
    lateNight: { id: 'site.tvLibrary.lateNight', defaultMessage: 'Late night' },
    lateNightDescription: {
      id: 'site.tvLibrary.lateNightDescription',
      defaultMessage:
        'One show each Friday, live: what comes, what runs and what was. For adults; everyone here is 21 or older.',
    },
    lateNightLead: {
      id: 'site.tvLibrary.lateNightLead',
      defaultMessage: 'One show each Friday, live: what comes, what runs and what was.',
    },
    watch: { id: 'site.tvLibrary.watch', defaultMessage: 'Watch' },
    inLibrary: { id: 'site.tvLibrary.inLibrary', defaultMessage: 'In the library' },
    noShows: { id: 'site.tvLibrary.noShows', defaultMessage: 'No show is announced' },
    newsletter: { id: 'site.tvLibrary.newsletter', defaultMessage: 'Late night by mail' },
  }),
  ...defineMessages<{ allVideos: { count: number } }>({
    allVideos: {
      id: 'site.tvLibrary.allVideos',
      defaultMessage: 'All {count, plural, one {one video} other {# videos}}',
    },
  }),
  ...defineMessages<{ videosOf: { title: string } }>({
    videosOf: { id: 'site.tvLibrary.videosOf', defaultMessage: '{title}: all videos' },
  }),
  ...defineMessages<{ videosDescription: { title: string } }>({
    videosDescription: {
      id: 'site.tvLibrary.videosDescription',
      defaultMessage: 'All videos of “{title}”, the newest first. For adults; everyone here is 21 or older.',
    },
  }),
  ...defineMessages<{ facts: { title: string; number: number; minutes: number } }>({
    facts: {
      id: 'site.tvLibrary.facts',
      defaultMessage: '{title}, episode {number} · {minutes, plural, one {one minute} other {# minutes}}',
    },
  }),
};
