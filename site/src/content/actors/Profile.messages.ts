import { defineMessages } from 'react-intl';

/** Texts of a performer's further pages. */
export const messages = {
  ...defineMessages({
    'performer.overview': { id: 'site.profile.overview', defaultMessage: 'Overview' },
    'performer.about': { id: 'site.profile.about', defaultMessage: 'About me' },
    'performer.live-show': { id: 'site.profile.live', defaultMessage: 'Live show' },
    'performer.feed': { id: 'site.profile.feed', defaultMessage: 'Posts' },
    'performer.top-cams': { id: 'site.profile.topCams', defaultMessage: 'Top cams' },
    'performer.videos': { id: 'site.profile.videosPage', defaultMessage: 'Videos' },
    allVideos: { id: 'site.profile.allVideos', defaultMessage: 'All videos' },
    classics: { id: 'site.profile.classics', defaultMessage: 'Classics' },
    videoLists: { id: 'site.profile.videoLists', defaultMessage: 'Lists of videos' },
    noVideoHere: { id: 'site.profile.noVideoHere', defaultMessage: 'There is no video here' },
    videos: { id: 'site.profile.videos', defaultMessage: 'Videos' },
    'performer.pictures': { id: 'site.profile.albums', defaultMessage: 'Pictures' },
    facts: { id: 'site.profile.facts', defaultMessage: 'Facts' },
    age: { id: 'site.profile.age', defaultMessage: 'Age' },
    livesIn: { id: 'site.profile.livesIn', defaultMessage: 'Lives in' },
    speaks: { id: 'site.profile.speaks', defaultMessage: 'Speaks' },
    gender: { id: 'site.profile.gender', defaultMessage: 'Gender' },
    F: { id: 'site.profile.F', defaultMessage: 'Woman' },
    M: { id: 'site.profile.M', defaultMessage: 'Man' },
    FM: { id: 'site.profile.FM', defaultMessage: 'Couple, woman and man' },
    FF: { id: 'site.profile.FF', defaultMessage: 'Couple, two women' },
    MM: { id: 'site.profile.MM', defaultMessage: 'Couple, two men' },
    S: { id: 'site.profile.S', defaultMessage: 'Trans woman' },
    T: { id: 'site.profile.T', defaultMessage: 'Transvestite' },
    interviews: { id: 'site.profile.interviews', defaultMessage: 'Interviews' },
    hours: { id: 'site.profile.hours', defaultMessage: 'Usually here' },
    berlin: { id: 'site.profile.berlin', defaultMessage: 'Berlin time' },
    clips: { id: 'site.profile.clips', defaultMessage: 'Say hello' },
    mine: { id: 'site.profile.mine', defaultMessage: 'Yours' },
    banned: { id: 'site.profile.banned', defaultMessage: 'Not available in your country.' },
  }),
  ...defineMessages<{
    pagesOf: { name: string };
    bannedText: { name: string };
    next: { hours: number };
    bought: { videos: number; albums: number; shows: number };
    aboutTitle: { name: string };
    topTitle: { name: string };
    videosTitle: { name: string };
    videosText: { name: string };
    topText: { name: string };
  }>({
    videosTitle: { id: 'site.profile.videosTitle', defaultMessage: 'Videos by {name}' },
    videosText: { id: 'site.profile.videosText', defaultMessage: 'All videos by {name}, the newest first.' },
    pagesOf: { id: 'site.profile.pagesOf', defaultMessage: 'Pages of {name}' },
    bannedText: {
      id: 'site.profile.bannedText',
      defaultMessage: '{name} offers nothing live there. Videos and albums stay open, and others are live below.',
    },
    next: {
      id: 'site.profile.next',
      defaultMessage:
        '{hours, plural, =0 {Usually here at this time.} one {Usually here again in # hour.} other {Usually here again in # hours.}}',
    },
    bought: {
      id: 'site.profile.bought',
      defaultMessage:
        '{videos, plural, one {# video} other {# videos}}, {albums, plural, one {# album} other {# albums}}, {shows, plural, one {# ticket} other {# tickets}}',
    },
    aboutTitle: { id: 'site.profile.aboutTitle', defaultMessage: 'About {name}' },
    topTitle: { id: 'site.profile.topTitle', defaultMessage: '{name} in the top 100' },
    topText: { id: 'site.profile.topText', defaultMessage: 'The place of {name} among the first hundred performers.' },
  }),
};
