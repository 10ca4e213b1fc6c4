/** Parsed texts by id. */
export const messages = {
  'site.grid.all': [{ type: 0, value: 'Voor jou' }],
  'site.grid.filters': [{ type: 0, value: 'Wie je ziet' }],
  'site.grid.freeChat': [{ type: 0, value: 'Gratis chat' }],
  'site.grid.new': [{ type: 0, value: 'Nieuw' }],
  'site.grid.online': [{ type: 0, value: 'Online' }],
  'site.grid.vip': [{ type: 0, value: 'VIP' }],
  'site.grid.voiceCall': [{ type: 0, value: 'Bellen' }],
  'site.home.description': [
    {
      type: 0,
      value:
        'Zie wie er live is, wat nieuw is en wie bij je stemming past. Voor volwassenen; iedereen hier is 21 of ouder.',
    },
  ],
  'site.home.liveNow': [{ type: 0, value: 'Nu live' }],
  'site.home.newVideos': [{ type: 0, value: 'Nieuwe video’s' }],
  'site.home.nobodyLive': [{ type: 0, value: 'Er is nu niemand live' }],
  'site.home.nobodyLiveHint': [{ type: 0, value: 'De avond begint om acht uur. Kijk tot die tijd rustig rond.' }],
  'site.home.notLoaded': [{ type: 0, value: 'Dit deel kon niet worden geladen' }],
  'site.home.nothingFits': [{ type: 0, value: 'Vanavond past niemand bij deze keuze' }],
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
  'site.home.seeProfile': [{ type: 0, value: 'Profiel bekijken' }],
  'site.home.showAll': [{ type: 0, value: 'Iedereen tonen' }],
  'site.home.showMore': [{ type: 0, value: 'Meer tonen' }],
  'site.home.thisWeek': [{ type: 0, value: 'deze week' }],
  'site.home.title': [{ type: 0, value: 'Vanavond live: mensen, video’s en albums' }],
  'site.home.tonight': [{ type: 0, value: 'Vanavond' }],
  'site.page.adults': [{ type: 0, value: 'Voor volwassenen. Iedereen hier is 21 of ouder.' }],
  'site.page.errorText': [{ type: 0, value: 'De fout ligt bij ons. Probeer het zo nog eens.' }],
  'site.page.errorTitle': [{ type: 0, value: 'Dat is niet gelukt' }],
  'site.page.leftText': [{ type: 0, value: 'Deze plek is voor volwassenen. Je kunt dit venster sluiten.' }],
  'site.page.leftTitle': [{ type: 0, value: 'Bedankt voor je eerlijkheid' }],
  'site.page.live': [{ type: 0, value: 'Live' }],
  'site.page.notFoundAction': [{ type: 0, value: 'Kijk wie er live is' }],
  'site.page.notFoundText': [{ type: 0, value: 'Misschien klopt het adres niet, of wat hier stond is weg.' }],
  'site.page.notFoundTitle': [{ type: 0, value: 'Achter deze deur is niemand' }],
  'site.page.offline': [{ type: 0, value: 'Je bent offline. Wat je ziet is van zojuist.' }],
  'site.page.reconnecting': [{ type: 0, value: 'De verbinding is verbroken. Opnieuw proberen …' }],
  'site.page.skip': [{ type: 0, value: 'Naar de inhoud' }],
  'site.performer.aboutMe': [{ type: 0, value: 'Over mij' }],
  'site.performer.albums': [{ type: 0, value: 'Albums' }],
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
  'site.performer.noAlbums': [{ type: 0, value: 'Nog geen albums' }],
  'site.performer.noVideos': [{ type: 0, value: 'Nog geen video’s' }],
  'site.performer.notHere': [{ type: 0, value: 'Er nu niet' }],
  'site.performer.notLoaded': [{ type: 0, value: 'Dit deel kon niet worden geladen' }],
  'site.performer.offline': [{ type: 0, value: 'Er nu niet' }],
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
  'site.performer.online': [{ type: 0, value: 'Online, niet in een chat' }],
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
  'site.performer.satisfied': [{ type: 0, value: 'Tevreden gasten' }],
  'site.performer.similar': [{ type: 0, value: 'In dezelfde stemming' }],
  'site.performer.talk': [
    { type: 0, value: 'Praat met ' },
    { type: 1, value: 'name' },
  ],
  'site.performer.usuallyHere': [{ type: 0, value: 'Meestal hier' }],
  'site.performer.videos': [{ type: 0, value: 'Video’s' }],
};
//# sourceMappingURL=nl.js.map
