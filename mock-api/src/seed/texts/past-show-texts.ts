import type { FixedShow } from './show-texts.ts';

/** Shows that took place before the seeds' moment. Their ids follow those of the others. */
export const pastShows: readonly FixedShow[] = [
  {
    slug: 'mirela',
    title: ['Vier Hände, ein Klavier', 'Four hands, one piano', 'Vier handen, één piano', 'Un piano a cuatro manos'],
    description: [
      'Mit einer Freundin an den Tasten, die sonst nur Geige spielt.',
      'With a friend at the keys who otherwise plays the violin only.',
      'Met een vriendin achter de toetsen die anders alleen viool speelt.',
      'Con una amiga al teclado que solo suele tocar el violín.',
    ],
    postBuyInfo: [
      'Wir fangen pünktlich an, die Nachbarn schlafen früh.',
      'We begin on time, the neighbours go to bed early.',
      'We beginnen op tijd, de buren gaan vroeg slapen.',
      'Empezamos puntuales: los vecinos se acuestan pronto.',
    ],
    price: 60,
    minutes: 45,
    picture: 'room',
    startAt: '2026-11-06T20:00:00.000Z',
  },
  {
    slug: 'mirela',
    title: [
      'Wünsche bis Mitternacht',
      'Requests until midnight',
      'Verzoekjes tot middernacht',
      'Peticiones hasta medianoche',
    ],
    description: [
      'Ihr nennt ein Lied, ich suche die Noten.',
      'You name a song, I look for the notes.',
      'Jullie noemen een liedje, ik zoek de noten.',
      'Vosotros decís una canción y yo busco las notas.',
    ],
    postBuyInfo: [
      'Schick mir deinen Wunsch am besten schon vorher.',
      'Best send me your request beforehand.',
      'Stuur me je verzoekje het liefst vooraf.',
      'Mejor mándame tu petición antes de empezar.',
    ],
    price: 60,
    minutes: 60,
    picture: 'curtain',
    startAt: '2026-10-16T20:00:00.000Z',
  },
  {
    slug: 'sable',
    title: ['Tinte um Mitternacht', 'Ink at midnight', 'Inkt om middernacht', 'Tinta a medianoche'],
    description: [
      'Ein großes Blatt, ein Pinsel und eine Kerze, die nicht lange brennt.',
      'One large sheet, one brush, and a candle that does not burn long.',
      'Eén groot vel, één penseel en een kaars die niet lang brandt.',
      'Una hoja grande, un pincel y una vela que dura poco.',
    ],
    postBuyInfo: [
      'Das Blatt wird am Ende unter den Gästen verlost.',
      'At the end the sheet is raffled among the guests.',
      'Het vel wordt aan het eind onder de gasten verloot.',
      'Al final se sortea la hoja entre quienes estén.',
    ],
    price: 40,
    minutes: 45,
    picture: 'room',
    startAt: '2026-11-13T21:00:00.000Z',
  },
];
