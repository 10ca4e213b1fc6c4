import type { TvFormatText } from './format.ts';

/** The formats of the day whose hosts are live. */
export const liveFreeFormats: readonly TvFormatText[] = [
  {
    key: 'door-at-six',
    isPremium: false,
    isLive: true,
    hosts: ['anouk-smit'],
    subject: 'room',
    categories: ['talk', 'kitchen'],
    title: ['Tür auf um sechs', 'Door at six', 'Deur open om zes', 'A las seis se abre'],
    text: [
      'Anouk heizt die Maschine vor und macht auf, wenn die einen schlafen gehen und die anderen noch den zweiten Schuh suchen.',
      'Anouk warms up the machine and opens the door when some go to bed and others still look for their second shoe.',
      'Anouk warmt de machine op en doet open als de een gaat slapen en de ander zijn tweede schoen nog zoekt.',
      'Anouk calienta la cafetera y abre cuando unos se van a dormir y otros aún buscan el segundo zapato.',
    ],
    episodes: [
      {
        name: 'the-cup-that-is-nobodys',
        minutes: 24,
        title: [
          'Die Tasse, die niemandem gehört',
          'The cup that is nobody’s',
          'Het kopje van niemand',
          'La taza que no es de nadie',
        ],
        text: [
          'Um sieben steht sie da, um acht ist sie leer. Gesehen hat es wieder keiner.',
          'At seven it stands there, at eight it is empty. Again nobody saw who it was.',
          'Om zeven uur staat het er, om acht uur is het leeg. Weer heeft niemand iets gezien.',
          'A las siete está ahí, a las ocho está vacía. Tampoco hoy lo ha visto nadie.',
        ],
      },
      {
        name: 'two-sorts-of-good-morning',
        minutes: 19,
        title: [
          'Zwei Sorten guten Morgen',
          'Two sorts of good morning',
          'Twee soorten goedemorgen',
          'Dos clases de buenos días',
        ],
        text: [
          'Einer kommt von der Nachtschicht, eine will zum ersten Zug. Anouk sagt beiden das Richtige.',
          'One comes from the night shift, one wants to catch the first train. Anouk says the right thing to both.',
          'De een komt uit de nachtdienst, de ander wil de eerste trein halen. Anouk zegt tegen allebei het juiste.',
          'Uno sale del turno de noche, otra va al primer tren. Anouk le dice a cada cual lo que toca.',
        ],
      },
      {
        name: 'nine-seconds-of-grinder',
        minutes: 21,
        title: [
          'Neun Sekunden Mühle',
          'Nine seconds of grinder',
          'Negen seconden molen',
          'Nueve segundos de molinillo',
        ],
        text: [
          'Solange gemahlen wird, redet keiner. Es ist die beliebteste Stelle der Sendung.',
          'While the coffee is ground, nobody talks. It is the best-loved part of the show.',
          'Zolang er gemalen wordt, praat niemand. Het is het populairste stukje van het programma.',
          'Mientras se muele, nadie habla. Es la parte más querida del programa.',
        ],
      },
      {
        name: 'bring-a-question',
        minutes: 26,
        title: ['Bring eine Frage mit', 'Bring a question', 'Neem een vraag mee', 'Trae una pregunta'],
        text: [
          'Ob Träume bei Tag anders sind, wollte jemand wissen. Zurück ging es mit zwei Fragen.',
          'Somebody wanted to know whether dreams are different by day, and left with two questions.',
          'Iemand wilde weten of dromen overdag anders zijn, en ging met twee vragen weer weg.',
          'Alguien quería saber si de día se sueña distinto, y se fue con dos preguntas.',
        ],
      },
    ],
  },
  {
    key: 'tea-at-seven',
    isPremium: false,
    isLive: true,
    hosts: ['petra-lys'],
    subject: 'room',
    categories: ['talk', 'reading'],
    title: ['Tee um sieben', 'Tea at seven', 'Thee om zeven', 'Té a las siete'],
    text: [
      'Petra Lys hat ein Buch auf dem Tisch und eine Kanne daneben. Gesprochen wird über beides, meistens über die Kanne.',
      'Petra Lys has a book on the table and a pot beside it. She talks about both, mostly about the pot.',
      'Petra Lys heeft een boek op tafel en een pot ernaast. Het gaat over allebei, meestal over de pot.',
      'Petra Lys tiene un libro en la mesa y una tetera al lado. Se habla de los dos, casi siempre de la tetera.',
    ],
    episodes: [
      {
        name: 'the-last-page-first',
        minutes: 38,
        title: [
          'Die letzte Seite zuerst',
          'The last page first',
          'De laatste bladzijde eerst',
          'Primero la última página',
        ],
        text: [
          'Petra verteidigt alle, die hinten anfangen, und fängt vorne an.',
          'Petra defends everybody who begins at the back, and begins at the front.',
          'Petra neemt het op voor iedereen die achteraan begint, en begint vooraan.',
          'Petra defiende a quienes empiezan por el final, y empieza por el principio.',
        ],
      },
      {
        name: 'a-stain-on-page-forty',
        minutes: 41,
        title: [
          'Ein Fleck auf Seite vierzig',
          'A stain on page forty',
          'Een vlek op bladzijde veertig',
          'Una mancha en la página cuarenta',
        ],
        text: [
          'Ein Buch aus zweiter Hand, drei Vermutungen über den Fleck und ein Geständnis.',
          'A second-hand book, three guesses about the stain, and a confession.',
          'Een tweedehands boek, drie vermoedens over de vlek en een bekentenis.',
          'Un libro de segunda mano, tres teorías sobre la mancha y una confesión.',
        ],
      },
      {
        name: 'shelves-by-colour',
        minutes: 35,
        title: ['Nach Farben geordnet', 'Sorted by colour', 'Op kleur gezet', 'Ordenados por colores'],
        text: [
          'Wer sein Regal nach Farben ordnet, findet alles, nur kein Buch. Petra probiert es trotzdem.',
          'If you sort your shelf by colour, you find everything except a book. Petra tries it all the same.',
          'Wie zijn kast op kleur zet, vindt alles behalve een boek. Petra probeert het toch.',
          'Quien ordena la estantería por colores lo encuentra todo menos un libro. Petra lo intenta igual.',
        ],
      },
      {
        name: 'the-sugar-question',
        minutes: 37,
        title: ['Die Zuckerfrage', 'The sugar question', 'De suikervraag', 'La cuestión del azúcar'],
        text: [
          'In Wien fragt man nicht, in Leeds schon gar nicht. Eine Stunde über einen Löffel.',
          'In Vienna nobody asks, and in Leeds even less. An hour about a spoon.',
          'In Wenen vraag je het niet, en in Leeds al helemaal niet. Een uur over een lepeltje.',
          'En Viena no se pregunta, y en Leeds menos todavía. Una hora sobre una cucharilla.',
        ],
      },
    ],
  },
  {
    key: 'night-kitchen',
    isPremium: false,
    isLive: true,
    hosts: ['dario'],
    subject: 'room',
    categories: ['kitchen'],
    title: ['Die Nachtküche', 'Night kitchen', 'De nachtkeuken', 'La cocina nocturna'],
    text: [
      'Die Stühle stehen auf den Tischen, und Dario kocht, was im Lokal übrig ist. Am Ende gibt es Butterbrot.',
      'The chairs are on the tables, and Dario cooks what the restaurant has left. In the end there is toast.',
      'De stoelen staan op tafel en Dario kookt wat er in het restaurant over is. Aan het eind is er een boterham.',
      'Las sillas están sobre las mesas y Dario cocina lo que ha sobrado. Al final hay pan con tomate.',
    ],
    episodes: [
      {
        name: 'saffron-and-a-broken-pan',
        minutes: 44,
        title: [
          'Safran und eine kaputte Pfanne',
          'Saffron and a broken pan',
          'Saffraan en een kapotte pan',
          'Azafrán y una sartén rota',
        ],
        text: [
          'Der Stiel ist ab, der Reis ist drin. Gehalten wird mit der Rohrzange.',
          'The handle is off, the rice is in. A pipe wrench has to do.',
          'De steel is eraf, de rijst zit erin. Een waterpomptang doet de rest.',
          'El mango se ha soltado y el arroz ya está dentro. Lo sujeta una llave de fontanero.',
        ],
      },
      {
        name: 'lentils-without-luck',
        minutes: 39,
        title: ['Linsen ohne Glück', 'Lentils without luck', 'Linzen zonder geluk', 'Lentejas sin suerte'],
        text: [
          'An Silvester bringen sie Geld, heute bringen sie einen verbrannten Topf.',
          'On New Year’s Eve they bring money, tonight they bring a burnt pot.',
          'Met oud en nieuw brengen ze geld, vanavond een aangebrande pan.',
          'En Nochevieja traen dinero; hoy traen una olla quemada.',
        ],
      },
      {
        name: 'one-lemon',
        minutes: 36,
        title: ['Eine Zitrone', 'One lemon', 'Eén citroen', 'Un limón'],
        text: [
          'Schale, Saft, Kerne: Dario kocht vier Gänge aus einer Frucht und isst danach Brot.',
          'Peel, juice, pips: Dario makes four courses of one fruit and then eats bread.',
          'Schil, sap, pitten: Dario maakt vier gangen van één vrucht en eet daarna brood.',
          'Piel, zumo, pepitas: Dario saca cuatro platos de una sola fruta y después come pan.',
        ],
      },
      {
        name: 'old-bread',
        minutes: 42,
        title: ['Altes Brot', 'Old bread', 'Oud brood', 'Pan duro'],
        text: [
          'Was hart ist, wird Suppe. Was zu hart ist, wird ein Gespräch mit seiner Schwester.',
          'What is hard becomes soup. What is too hard becomes a talk with his sister.',
          'Wat hard is, wordt soep. Wat te hard is, wordt een gesprek met zijn zus.',
          'Lo que está duro acaba en sopa. Lo que está demasiado duro, en una charla con su hermana.',
        ],
      },
    ],
  },
  {
    key: 'vinyl-hour',
    isPremium: false,
    isLive: true,
    hosts: ['tamsin', 'mats'],
    subject: 'curtain',
    categories: ['music', 'talk'],
    title: ['Die Vinylstunde', 'Vinyl hour', 'Het vinyluur', 'La hora del vinilo'],
    text: [
      'Tamsin legt auf, was ihr euch wünscht. Mats legt danach die Rückseite auf, ungefragt.',
      'Tamsin puts on what you wish for. Mats puts on the other side afterwards, without being asked.',
      'Tamsin draait wat jullie vragen. Daarna draait Mats de achterkant, ongevraagd.',
      'Tamsin pone lo que pedís. Después Mats pone la otra cara sin que nadie se lo pida.',
    ],
    episodes: [
      {
        name: 'the-other-side',
        minutes: 58,
        title: ['Die andere Seite', 'The other side', 'De andere kant', 'La otra cara'],
        text: [
          'Eine Stunde nur Rückseiten. Der Schlagzeuger durfte auch einmal singen.',
          'An hour of other sides only. The drummer was allowed to sing for once.',
          'Een uur lang alleen achterkanten. De drummer mocht ook eens zingen.',
          'Una hora solo de caras B. Por una vez canta el batería.',
        ],
      },
      {
        name: 'crate-eleven',
        minutes: 61,
        title: ['Kiste elf', 'Crate eleven', 'Krat elf', 'La caja once'],
        text: [
          'In Kiste elf steht, was man bei Regen hört. In Leeds regnet es, es passt.',
          'Crate eleven holds what you play when it rains. It is raining in Leeds, so it fits.',
          'In krat elf staat wat je draait als het regent. In Leeds regent het, dus dat komt goed uit.',
          'En la caja once está lo que se oye cuando llueve. En Leeds llueve: encaja.',
        ],
      },
      {
        name: 'forty-five-or-thirty-three',
        minutes: 55,
        title: [
          'Fünfundvierzig oder dreiunddreißig',
          'Forty-five or thirty-three',
          'Vijfenveertig of drieëndertig',
          'Cuarenta y cinco o treinta y tres',
        ],
        text: [
          'Zu langsam gespielt klingt das Lied wie ein Geheimnis. Sie lassen es so.',
          'Played too slowly the song sounds like a secret. They leave it like that.',
          'Te langzaam gedraaid klinkt het liedje als een geheim. Ze laten het zo.',
          'Demasiado despacio, la canción suena a secreto. La dejan así.',
        ],
      },
      {
        name: 'the-needle-lifts-at-ten',
        minutes: 60,
        title: [
          'Um zehn hebt die Nadel ab',
          'The needle lifts at ten',
          'Om tien uur gaat de naald omhoog',
          'A las diez se levanta la aguja',
        ],
        text: [
          'Vier Wünsche, drei Platten, ein Kratzer, den alle kennen.',
          'Four wishes, three records, and one scratch that everybody knows.',
          'Vier verzoekjes, drie platen, één kras die iedereen kent.',
          'Cuatro peticiones, tres discos y un arañazo que todos conocen.',
        ],
      },
    ],
  },
];
