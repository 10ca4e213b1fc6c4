import type { TvFormatText } from './format.ts';

/** The formats of the night whose hosts are live. */
export const liveNightFormats: readonly TvFormatText[] = [
  {
    key: 'blue-hour',
    isPremium: false,
    isLive: true,
    hosts: ['noor'],
    subject: 'dunes',
    categories: ['reading'],
    title: ['Die blaue Stunde', 'Blue hour', 'Het blauwe uur', 'La hora azul'],
    text: [
      'Noor liest vor, was nie zum Vorlesen gedacht war, unter einer blauen Lampe und ohne Eile.',
      'Noor reads aloud what was never meant for it, under a blue lamp and in no hurry.',
      'Noor leest voor wat nooit bedoeld was om voor te lezen, onder een blauwe lamp en zonder haast.',
      'Noor lee en voz alta lo que nunca se escribió para eso, bajo una lámpara azul y sin prisa.',
    ],
    episodes: [
      {
        name: 'page-seventeen',
        minutes: 32,
        title: ['Seite siebzehn', 'Page seventeen', 'Bladzijde zeventien', 'Página diecisiete'],
        text: [
          'Was zu tun ist, wenn Wasser in der Trommel bleibt. Auf vielfachen Wunsch.',
          'What to do when water stays in the drum. By popular request.',
          'Wat te doen als er water in de trommel blijft staan. Op veler verzoek.',
          'Qué hacer cuando se queda agua en el tambor. A petición del público.',
        ],
      },
      {
        name: 'minutes-of-a-meeting',
        minutes: 34,
        title: [
          'Protokoll einer Versammlung',
          'Minutes of a meeting',
          'Notulen van een vergadering',
          'Acta de una reunión',
        ],
        text: [
          'Das Jahr, in dem das Treppenhaus zweimal gestrichen wurde, mit allen Einwänden.',
          'The year in which the stairs were painted twice, with every objection.',
          'Het jaar waarin het trappenhuis twee keer werd geschilderd, met alle bezwaren.',
          'El año en que pintaron dos veces la escalera, con todas las objeciones.',
        ],
      },
      {
        name: 'a-seed-catalogue',
        minutes: 30,
        title: ['Ein Samenkatalog', 'A seed catalogue', 'Een zadencatalogus', 'Un catálogo de semillas'],
        text: [
          'Erbsen von A bis Z. Bei den späten Sorten schlafen die meisten.',
          'Peas from A to Z. By the late varieties most are asleep.',
          'Erwten van A tot Z. Bij de late soorten slapen de meesten.',
          'Guisantes de la A a la Z. En las variedades tardías ya duerme casi todo el mundo.',
        ],
      },
      {
        name: 'timetable-of-a-closed-line',
        minutes: 33,
        title: [
          'Fahrplan einer stillgelegten Strecke',
          'Timetable of a closed line',
          'Dienstregeling van een opgeheven lijn',
          'Horario de una línea cerrada',
        ],
        text: [
          'Abfahrten, die es nicht mehr gibt, mit allen Anschlüssen.',
          'Departures that no longer exist, with all their connections.',
          'Vertrektijden die niet meer bestaan, met alle aansluitingen.',
          'Salidas que ya no existen, con todos sus enlaces.',
        ],
      },
    ],
  },
  {
    key: 'long-table',
    isPremium: true,
    isLive: true,
    hosts: ['lucio', 'rosalie-kern'],
    subject: 'room',
    categories: ['kitchen', 'talk'],
    title: ['Der lange Tisch', 'The long table', 'De lange tafel', 'La mesa larga'],
    text: [
      'Lucio und Rosalie backen eine Nacht durch, ohne gemeinsame Sprache und ohne Unterbrechung.',
      'Lucio and Rosalie bake through a night, without a language in common and without a break.',
      'Lucio en Rosalie bakken een nacht door, zonder gemeenschappelijke taal en zonder onderbreking.',
      'Lucio y Rosalie hornean toda una noche, sin idioma en común y sin interrupciones.',
    ],
    episodes: [
      {
        name: 'a-strip-of-flour',
        minutes: 118,
        title: ['Ein Streifen Mehl', 'A strip of flour', 'Een streep meel', 'Una franja de harina'],
        text: [
          'Am Anfang ist er eine Grenze. Um drei ist er weg.',
          'At first it is a border. At three it is gone.',
          'Eerst is het een grens. Om drie uur is hij weg.',
          'Al principio es una frontera. A las tres ya no está.',
        ],
      },
      {
        name: 'the-plait-nobody-began',
        minutes: 96,
        title: [
          'Der Zopf, den keiner angefangen hat',
          'The plait that nobody began',
          'De vlecht waar niemand aan begon',
          'La trenza que nadie empezó',
        ],
        text: [
          'Vier Brote, vier Bleche Schnecken und ein Rest, der sich selbst flicht.',
          'Four loaves, four trays of buns, and a rest that plaits itself.',
          'Vier broden, vier bakplaten en een rest die zichzelf vlecht.',
          'Cuatro panes, cuatro bandejas de bollos y un resto que se trenza solo.',
        ],
      },
      {
        name: 'locker-means-loose',
        minutes: 104,
        title: ['Locker', 'Loose', 'Los', 'Suelto'],
        text: [
          'Lucio kennt ein deutsches Wort und sagt es zu allem, auch zu Türen.',
          'Lucio knows one German word and says it to everything, doors included.',
          'Lucio kent één Duits woord en zegt het tegen alles, ook tegen deuren.',
          'Lucio sabe una palabra en alemán y se la dice a todo, también a las puertas.',
        ],
      },
      {
        name: 'the-neighbour-at-six',
        minutes: 88,
        title: ['Der Nachbar um sechs', 'The neighbour at six', 'De buurman om zes', 'El vecino de las seis'],
        text: [
          'Er hat nichts gesehen und alles gerochen. Diesmal bringt er Butter mit.',
          'He has seen nothing and smelled everything. This time he brings butter.',
          'Hij heeft niets gezien en alles geroken. Deze keer brengt hij boter mee.',
          'No ha visto nada y lo ha olido todo. Esta vez trae mantequilla.',
        ],
      },
    ],
  },
  {
    key: 'late-waltz',
    isPremium: true,
    isLive: true,
    hosts: ['ravenna'],
    subject: 'curtain',
    categories: ['dance', 'music'],
    title: ['Der späte Walzer', 'The late waltz', 'De late wals', 'El vals tardío'],
    text: [
      'Ravenna tanzt, eine Lampe, keine Schnitte. Wer mag, zählt bis drei.',
      'Ravenna dances, one lamp, no cuts. Count to three if you like.',
      'Ravenna danst, één lamp, geen montage. Wie wil, telt tot drie.',
      'Ravenna baila: una lámpara y ni un corte. Quien quiera, que cuente hasta tres.',
    ],
    episodes: [
      {
        name: 'one-take-one-lamp',
        minutes: 31,
        title: ['Eine Aufnahme, eine Lampe', 'One take, one lamp', 'Eén opname, één lamp', 'Una toma, una lámpara'],
        text: [
          'Der Schatten ist im Takt, die Lampe manchmal nicht.',
          'The shadow is in time, the lamp not always.',
          'De schaduw is in de maat, de lamp niet altijd.',
          'La sombra va a compás; la lámpara, no siempre.',
        ],
      },
      {
        name: 'waltz-for-a-chair',
        minutes: 28,
        title: ['Walzer für einen Stuhl', 'Waltz for a chair', 'Wals voor een stoel', 'Vals para una silla'],
        text: [
          'Der Partner ist aus Buche und führt erstaunlich gut.',
          'Her partner is made of beech and leads surprisingly well.',
          'Haar partner is van beukenhout en leidt verrassend goed.',
          'Su pareja es de madera de haya y lleva sorprendentemente bien.',
        ],
      },
      {
        name: 'the-floor-answers',
        minutes: 33,
        title: ['Der Boden antwortet', 'The floor answers', 'De vloer antwoordt', 'El suelo responde'],
        text: [
          'Ein altes Parkett knarrt auf zwei. Ravenna macht ein Stück daraus.',
          'An old floor creaks on two. Ravenna makes a piece of it.',
          'Een oude vloer kraakt op twee. Ravenna maakt er een stuk van.',
          'Un parqué viejo cruje en el dos. Ravenna hace de eso una pieza.',
        ],
      },
      {
        name: 'last-dance-with-the-light-on',
        minutes: 30,
        title: [
          'Letzter Tanz bei Licht',
          'Last dance with the light on',
          'Laatste dans met licht aan',
          'Último baile con la luz encendida',
        ],
        text: [
          'Zum Schluss geht das große Licht an, und niemand geht.',
          'In the end the big light comes on, and nobody leaves.',
          'Aan het eind gaat het grote licht aan, en niemand gaat weg.',
          'Al final se enciende la luz grande y no se va nadie.',
        ],
      },
    ],
  },
];
