/** Parsed texts by id. */
export const messages = {
  'site.grid.all': [{ type: 0, value: 'Für dich' }],
  'site.grid.filters': [{ type: 0, value: 'Wer gezeigt wird' }],
  'site.grid.freeChat': [{ type: 0, value: 'Gratis-Chat' }],
  'site.grid.new': [{ type: 0, value: 'Neu' }],
  'site.grid.online': [{ type: 0, value: 'Online' }],
  'site.grid.vip': [{ type: 0, value: 'VIP' }],
  'site.grid.voiceCall': [{ type: 0, value: 'Anruf' }],
  'site.home.description': [
    {
      type: 0,
      value:
        'Sieh, wer live ist, was neu ist und wer zu deiner Stimmung passt. Für Erwachsene; alle hier sind mindestens 21.',
    },
  ],
  'site.home.liveNow': [{ type: 0, value: 'Jetzt live' }],
  'site.home.newVideos': [{ type: 0, value: 'Neue Videos' }],
  'site.home.nobodyLive': [{ type: 0, value: 'Gerade ist niemand live' }],
  'site.home.nobodyLiveHint': [{ type: 0, value: 'Der Abend beginnt um acht. Sieh dich bis dahin in Ruhe um.' }],
  'site.home.notLoaded': [{ type: 0, value: 'Dieser Teil ließ sich nicht laden' }],
  'site.home.nothingFits': [{ type: 0, value: 'Heute passt niemand zu dieser Auswahl' }],
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
  'site.home.seeProfile': [{ type: 0, value: 'Profil ansehen' }],
  'site.home.showAll': [{ type: 0, value: 'Alle zeigen' }],
  'site.home.showMore': [{ type: 0, value: 'Mehr zeigen' }],
  'site.home.thisWeek': [{ type: 0, value: 'diese Woche' }],
  'site.home.title': [{ type: 0, value: 'Heute live: Menschen, Videos und Alben' }],
  'site.home.tonight': [{ type: 0, value: 'Heute Abend' }],
  'site.page.adults': [{ type: 0, value: 'Für Erwachsene. Alle hier sind mindestens 21.' }],
  'site.page.errorText': [{ type: 0, value: 'Der Fehler liegt bei uns. Bitte versuch es gleich noch einmal.' }],
  'site.page.errorTitle': [{ type: 0, value: 'Das hat nicht geklappt' }],
  'site.page.leftText': [{ type: 0, value: 'Dieser Ort ist für Erwachsene. Du kannst das Fenster schließen.' }],
  'site.page.leftTitle': [{ type: 0, value: 'Danke für deine Ehrlichkeit' }],
  'site.page.live': [{ type: 0, value: 'Live' }],
  'site.page.notFoundAction': [{ type: 0, value: 'Sehen, wer live ist' }],
  'site.page.notFoundText': [{ type: 0, value: 'Vielleicht ist die Adresse vertippt, oder was hier war, ist fort.' }],
  'site.page.notFoundTitle': [{ type: 0, value: 'Hinter dieser Tür ist niemand' }],
  'site.page.offline': [{ type: 0, value: 'Du bist offline. Was du siehst, ist von eben.' }],
  'site.page.reconnecting': [{ type: 0, value: 'Die Verbindung ist abgerissen. Neuer Versuch …' }],
  'site.page.skip': [{ type: 0, value: 'Zum Inhalt springen' }],
  'site.performer.aboutMe': [{ type: 0, value: 'Über mich' }],
  'site.performer.albums': [{ type: 0, value: 'Alben' }],
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
  'site.performer.noAlbums': [{ type: 0, value: 'Noch keine Alben' }],
  'site.performer.noVideos': [{ type: 0, value: 'Noch keine Videos' }],
  'site.performer.notHere': [{ type: 0, value: 'Gerade nicht da' }],
  'site.performer.notLoaded': [{ type: 0, value: 'Dieser Teil ließ sich nicht laden' }],
  'site.performer.offline': [{ type: 0, value: 'Gerade nicht da' }],
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
  'site.performer.online': [{ type: 0, value: 'Online, nicht im Chat' }],
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
  'site.performer.satisfied': [{ type: 0, value: 'Zufriedene Gäste' }],
  'site.performer.similar': [{ type: 0, value: 'In ähnlicher Stimmung' }],
  'site.performer.talk': [
    { type: 0, value: 'Mit ' },
    { type: 1, value: 'name' },
    { type: 0, value: ' sprechen' },
  ],
  'site.performer.usuallyHere': [{ type: 0, value: 'Meistens hier' }],
  'site.performer.videos': [{ type: 0, value: 'Videos' }],
};
//# sourceMappingURL=de.js.map
