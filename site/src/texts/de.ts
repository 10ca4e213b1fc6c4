// Written by `npm run texts`.
import type { MessageFormatElement } from 'react-intl';

/** Texts by id: plain ones as they are, those with values parsed. */
export const messages: Record<string, MessageFormatElement[] | string> = {
  'site.grid.all': 'Für dich',
  'site.grid.filters': 'Wer gezeigt wird',
  'site.grid.freeChat': 'Gratis-Chat',
  'site.grid.new': 'Neu',
  'site.grid.online': 'Online',
  'site.grid.vip': 'VIP',
  'site.grid.voiceCall': 'Anruf',
  'site.home.description':
    'Sieh, wer live ist, was neu ist und wer zu deiner Stimmung passt. Für Erwachsene; alle hier sind mindestens 21.',
  'site.home.liveNow': 'Jetzt live',
  'site.home.newVideos': 'Neue Videos',
  'site.home.nobodyLive': 'Gerade ist niemand live',
  'site.home.nobodyLiveHint': 'Der Abend beginnt um acht. Sieh dich bis dahin in Ruhe um.',
  'site.home.notLoaded': 'Dieser Teil ließ sich nicht laden',
  'site.home.nothingFits': 'Heute passt niemand zu dieser Auswahl',
  'site.home.people': [
    {
      type: 6,
      value: 'count',
      options: {
        one: { value: [{ type: 7 }, { type: 0, value: ' Person' }] },
        other: { value: [{ type: 7 }, { type: 0, value: ' Personen' }] },
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
        one: { value: [{ type: 7 }, { type: 0, value: ' Profil' }] },
        other: { value: [{ type: 7 }, { type: 0, value: ' Profile' }] },
      },
      offset: 0,
      pluralType: 'cardinal',
    },
  ],
  'site.home.seeProfile': 'Profil ansehen',
  'site.home.showAll': 'Alle zeigen',
  'site.home.showMore': 'Mehr zeigen',
  'site.home.thisWeek': 'diese Woche',
  'site.home.title': 'Heute live: Menschen, Videos und Alben',
  'site.home.tonight': 'Heute Abend',
  'site.page.adults': 'Für Erwachsene. Alle hier sind mindestens 21.',
  'site.page.errorText': 'Der Fehler liegt bei uns. Bitte versuch es gleich noch einmal.',
  'site.page.errorTitle': 'Das hat nicht geklappt',
  'site.page.leftText': 'Dieser Ort ist für Erwachsene. Du kannst das Fenster schließen.',
  'site.page.leftTitle': 'Danke für deine Ehrlichkeit',
  'site.page.live': 'Live',
  'site.page.notFoundAction': 'Sehen, wer live ist',
  'site.page.notFoundText': 'Vielleicht ist die Adresse vertippt, oder was hier war, ist fort.',
  'site.page.notFoundTitle': 'Hinter dieser Tür ist niemand',
  'site.page.offline': 'Du bist offline. Was du siehst, ist von eben.',
  'site.page.reconnecting': 'Die Verbindung ist abgerissen. Neuer Versuch …',
  'site.page.skip': 'Zum Inhalt springen',
  'site.performer.aboutMe': 'Über mich',
  'site.performer.albums': 'Alben',
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
        one: { value: [{ type: 7 }, { type: 0, value: ' Bewertung' }] },
        other: { value: [{ type: 7 }, { type: 0, value: ' Bewertungen' }] },
      },
      offset: 0,
      pluralType: 'cardinal',
    },
    { type: 0, value: ' in 90 Tagen' },
  ],
  'site.performer.noAlbums': 'Noch keine Alben',
  'site.performer.noVideos': 'Noch keine Videos',
  'site.performer.notHere': 'Gerade nicht da',
  'site.performer.notLoaded': 'Dieser Teil ließ sich nicht laden',
  'site.performer.offline': 'Gerade nicht da',
  'site.performer.offlineUntil': [
    { type: 0, value: 'Gerade nicht da, meist zurück in ' },
    {
      type: 6,
      value: 'hours',
      options: {
        one: { value: [{ type: 7 }, { type: 0, value: ' Stunde' }] },
        other: { value: [{ type: 7 }, { type: 0, value: ' Stunden' }] },
      },
      offset: 0,
      pluralType: 'cardinal',
    },
  ],
  'site.performer.online': 'Online, nicht im Chat',
  'site.performer.pins': [
    {
      type: 6,
      value: 'count',
      options: {
        one: { value: [{ type: 7 }, { type: 0, value: ' Pin' }] },
        other: { value: [{ type: 7 }, { type: 0, value: ' Pins' }] },
      },
      offset: 0,
      pluralType: 'cardinal',
    },
  ],
  'site.performer.ratings': [
    { type: 1, value: 'percent' },
    { type: 0, value: ' % von ' },
    {
      type: 6,
      value: 'count',
      options: {
        one: { value: [{ type: 7 }, { type: 0, value: ' Bewertung' }] },
        other: { value: [{ type: 7 }, { type: 0, value: ' Bewertungen' }] },
      },
      offset: 0,
      pluralType: 'cardinal',
    },
  ],
  'site.performer.satisfied': 'Zufriedene Gäste',
  'site.performer.similar': 'In ähnlicher Stimmung',
  'site.performer.talk': [
    { type: 0, value: 'Mit ' },
    { type: 1, value: 'name' },
    { type: 0, value: ' sprechen' },
  ],
  'site.performer.usuallyHere': 'Meistens hier',
  'site.performer.videos': 'Videos',
};
