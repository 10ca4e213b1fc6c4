// Written by `npm run texts`.
import type { MessageFormatElement } from 'react-intl';

/** Texts by id: plain ones as they are, those with values parsed. */
export const messages: Record<string, MessageFormatElement[] | string> = {
  'site.grid.all': 'Voor jou',
  'site.grid.filters': 'Wie je ziet',
  'site.grid.freeChat': 'Gratis chat',
  'site.grid.new': 'Nieuw',
  'site.grid.online': 'Online',
  'site.grid.vip': 'VIP',
  'site.grid.voiceCall': 'Bellen',
  'site.home.description':
    'Zie wie er live is, wat nieuw is en wie bij je stemming past. Voor volwassenen; iedereen hier is 21 of ouder.',
  'site.home.liveNow': 'Nu live',
  'site.home.newVideos': 'Nieuwe video’s',
  'site.home.nobodyLive': 'Er is nu niemand live',
  'site.home.nobodyLiveHint': 'De avond begint om acht uur. Kijk tot die tijd rustig rond.',
  'site.home.notLoaded': 'Dit deel kon niet worden geladen',
  'site.home.nothingFits': 'Vanavond past niemand bij deze keuze',
  'site.home.people': [
    {
      type: 6,
      value: 'count',
      options: {
        one: { value: [{ type: 7 }, { type: 0, value: ' persoon' }] },
        other: { value: [{ type: 7 }, { type: 0, value: ' personen' }] },
      },
      offset: 0,
      pluralType: 'cardinal',
    },
  ],
  'site.home.performers': [
    {
      type: 6,
      value: 'count',
      options: {
        one: { value: [{ type: 7 }, { type: 0, value: ' profiel' }] },
        other: { value: [{ type: 7 }, { type: 0, value: ' profielen' }] },
      },
      offset: 0,
      pluralType: 'cardinal',
    },
  ],
  'site.home.seeProfile': 'Profiel bekijken',
  'site.home.showAll': 'Iedereen tonen',
  'site.home.showMore': 'Meer tonen',
  'site.home.thisWeek': 'deze week',
  'site.home.title': 'Vanavond live: mensen, video’s en albums',
  'site.home.tonight': 'Vanavond',
  'site.page.adults': 'Voor volwassenen. Iedereen hier is 21 of ouder.',
  'site.page.errorText': 'De fout ligt bij ons. Probeer het zo nog eens.',
  'site.page.errorTitle': 'Dat is niet gelukt',
  'site.page.leftText': 'Deze plek is voor volwassenen. Je kunt dit venster sluiten.',
  'site.page.leftTitle': 'Bedankt voor je eerlijkheid',
  'site.page.live': 'Live',
  'site.page.notFoundAction': 'Kijk wie er live is',
  'site.page.notFoundText': 'Misschien klopt het adres niet, of wat hier stond is weg.',
  'site.page.notFoundTitle': 'Achter deze deur is niemand',
  'site.page.offline': 'Je bent offline. Wat je ziet is van zojuist.',
  'site.page.reconnecting': 'De verbinding is verbroken. Opnieuw proberen …',
  'site.page.skip': 'Naar de inhoud',
  'site.performer.aboutMe': 'Over mij',
  'site.performer.albums': 'Albums',
  'site.performer.freeLeft': [
    {
      type: 6,
      value: 'count',
      options: {
        one: { value: [{ type: 7 }, { type: 0, value: ' gratis' }] },
        other: { value: [{ type: 7 }, { type: 0, value: ' gratis' }] },
      },
      offset: 0,
      pluralType: 'cardinal',
    },
  ],
  'site.performer.inNinetyDays': [
    {
      type: 6,
      value: 'count',
      options: {
        one: { value: [{ type: 7 }, { type: 0, value: ' beoordeling' }] },
        other: { value: [{ type: 7 }, { type: 0, value: ' beoordelingen' }] },
      },
      offset: 0,
      pluralType: 'cardinal',
    },
    { type: 0, value: ' in 90 dagen' },
  ],
  'site.performer.noAlbums': 'Nog geen albums',
  'site.performer.noVideos': 'Nog geen video’s',
  'site.performer.notHere': 'Er nu niet',
  'site.performer.notLoaded': 'Dit deel kon niet worden geladen',
  'site.performer.offline': 'Er nu niet',
  'site.performer.offlineUntil': [
    { type: 0, value: 'Er nu niet, meestal terug over ' },
    {
      type: 6,
      value: 'hours',
      options: {
        one: { value: [{ type: 7 }, { type: 0, value: ' uur' }] },
        other: { value: [{ type: 7 }, { type: 0, value: ' uur' }] },
      },
      offset: 0,
      pluralType: 'cardinal',
    },
  ],
  'site.performer.online': 'Online, niet in een chat',
  'site.performer.pins': [
    {
      type: 6,
      value: 'count',
      options: {
        one: { value: [{ type: 7 }, { type: 0, value: ' pin' }] },
        other: { value: [{ type: 7 }, { type: 0, value: ' pins' }] },
      },
      offset: 0,
      pluralType: 'cardinal',
    },
  ],
  'site.performer.ratings': [
    { type: 1, value: 'percent' },
    { type: 0, value: '% van ' },
    {
      type: 6,
      value: 'count',
      options: {
        one: { value: [{ type: 7 }, { type: 0, value: ' beoordeling' }] },
        other: { value: [{ type: 7 }, { type: 0, value: ' beoordelingen' }] },
      },
      offset: 0,
      pluralType: 'cardinal',
    },
  ],
  'site.performer.satisfied': 'Tevreden gasten',
  'site.performer.similar': 'In dezelfde stemming',
  'site.performer.talk': [
    { type: 0, value: 'Praat met ' },
    { type: 1, value: 'name' },
  ],
  'site.performer.usuallyHere': 'Meestal hier',
  'site.performer.videos': 'Video’s',
};
