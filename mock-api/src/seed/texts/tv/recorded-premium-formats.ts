import type { TvFormatText } from './format.ts';

/** The formats of TV premium that are recorded. */
export const recordedPremiumFormats: readonly TvFormatText[] = [
  {
    key: 'after-the-rain',
    isPremium: true,
    isLive: false,
    hosts: ['malin-berg'],
    subject: 'leaves',
    categories: ['nature', 'travel'],
    title: ['Nach dem Regen', 'After the rain', 'Na de regen', 'Después de la lluvia'],
    text: [
      'Malin geht los, wenn es aufhört, und filmt, was dann glänzt.',
      'Malin sets out when it stops and films what shines then.',
      'Malin gaat op pad als het stopt en filmt wat er dan glanst.',
      'Malin sale cuando para de llover y graba lo que entonces brilla.',
    ],
    episodes: [
      {
        name: 'a-path-of-planks',
        minutes: 36,
        title: ['Ein Weg aus Brettern', 'A path of planks', 'Een pad van planken', 'Un camino de tablas'],
        text: [
          'Durch das Moor führt ein Weg. Er quietscht auf jedem dritten Brett.',
          'A path leads through the moor. It squeaks on every third plank.',
          'Door het veen loopt een pad. Het piept op elke derde plank.',
          'Un camino cruza la turbera. Chirría cada tres tablas.',
        ],
      },
      {
        name: 'mushrooms-after-five-days',
        minutes: 33,
        title: [
          'Pilze nach fünf Tagen',
          'Mushrooms after five days',
          'Paddenstoelen na vijf dagen',
          'Setas a los cinco días',
        ],
        text: [
          'Malin isst keinen davon und kennt alle mit Namen.',
          'Malin eats none of them and knows all by name.',
          'Malin eet er geen een en kent ze allemaal bij naam.',
          'Malin no se come ninguna y las conoce a todas por su nombre.',
        ],
      },
      {
        name: 'the-lake-keeps-the-sky',
        minutes: 40,
        title: [
          'Der See behält den Himmel',
          'The lake keeps the sky',
          'Het meer houdt de lucht vast',
          'El lago se queda con el cielo',
        ],
        text: [
          'Kein Wind, kein Boot, vierzig Minuten lang.',
          'No wind, no boat, for forty minutes.',
          'Geen wind, geen boot, veertig minuten lang.',
          'Sin viento y sin barcas durante cuarenta minutos.',
        ],
      },
      {
        name: 'wet-boots-and-a-thermos',
        minutes: 34,
        title: [
          'Nasse Stiefel und eine Kanne',
          'Wet boots and a thermos',
          'Natte laarzen en een thermosfles',
          'Botas mojadas y un termo',
        ],
        text: [
          'Pause auf einem Stein. Der Tee ist heiß, der Stein nicht.',
          'A rest on a stone. The tea is hot, the stone is not.',
          'Pauze op een steen. De thee is heet, de steen niet.',
          'Descanso en una piedra. El té está caliente; la piedra, no.',
        ],
      },
    ],
  },
  {
    key: 'glass-house',
    isPremium: true,
    isLive: false,
    hosts: ['ilse', 'odile-marchand'],
    subject: 'bloom',
    categories: ['nature', 'backstage'],
    title: ['Das Glashaus', 'The glass house', 'Het glazen huis', 'El invernadero'],
    text: [
      'Ein altes Gewächshaus, ein Winter und zwei, die sich über die Temperatur nicht einig werden.',
      'An old greenhouse, one winter, and two who cannot agree about the temperature.',
      'Een oude kas, één winter en twee mensen die het over de temperatuur niet eens worden.',
      'Un viejo invernadero, un invierno y dos que no se ponen de acuerdo con la temperatura.',
    ],
    episodes: [
      {
        name: 'orchids-at-midnight',
        minutes: 29,
        title: [
          'Orchideen um Mitternacht',
          'Orchids at midnight',
          'Orchideeën om middernacht',
          'Orquídeas a medianoche',
        ],
        text: [
          'Sie gehen nur im Dunkeln auf. Ilse wartet mit, und der Film auch.',
          'They open in the dark only. Ilse waits with them, and so does the film.',
          'Ze gaan alleen in het donker open. Ilse wacht mee, en de film ook.',
          'Solo se abren a oscuras. Ilse espera con ellas, y la película también.',
        ],
      },
      {
        name: 'a-pane-is-missing',
        minutes: 27,
        title: ['Eine Scheibe fehlt', 'A pane is missing', 'Er ontbreekt een ruit', 'Falta un cristal'],
        text: [
          'Durch das Loch kommt ein Rotkehlchen und bleibt bis März.',
          'Through the hole comes a robin, and stays until March.',
          'Door het gat komt een roodborstje, en het blijft tot maart.',
          'Por el hueco entra un petirrojo y se queda hasta marzo.',
        ],
      },
      {
        name: 'eighteen-degrees',
        minutes: 31,
        title: ['Achtzehn Grad', 'Eighteen degrees', 'Achttien graden', 'Dieciocho grados'],
        text: [
          'Ilse dreht auf, Odile dreht ab. Die Farne schweigen.',
          'Ilse turns it up, Odile turns it down. The ferns say nothing.',
          'Ilse draait hem open, Odile draait hem dicht. De varens zwijgen.',
          'Ilse sube la calefacción, Odile la baja. Los helechos callan.',
        ],
      },
      {
        name: 'the-first-bee',
        minutes: 28,
        title: ['Die erste Biene', 'The first bee', 'De eerste bij', 'La primera abeja'],
        text: [
          'Sie ist zu früh dran und findet trotzdem etwas.',
          'It is too early and finds something all the same.',
          'Ze is te vroeg en vindt toch iets.',
          'Llega demasiado pronto y aun así encuentra algo.',
        ],
      },
    ],
  },
  {
    key: 'quiet-water',
    isPremium: true,
    isLive: false,
    hosts: ['oona-lind'],
    subject: 'dunes',
    categories: ['nature'],
    title: ['Stilles Wasser', 'Quiet water', 'Stil water', 'Agua tranquila'],
    text: [
      'Oona schwimmt, die Kamera bleibt am Steg. Zu hören sind Züge und Atem, sonst nichts.',
      'Oona swims, the camera stays on the jetty. You hear strokes and breath and nothing else.',
      'Oona zwemt, de camera blijft op de steiger. Je hoort slagen en adem, en verder niets.',
      'Oona nada y la cámara se queda en el embarcadero. Se oyen brazadas y respiración, nada más.',
    ],
    episodes: [
      {
        name: 'the-first-minute-in-cold-water',
        minutes: 26,
        title: ['Die erste Minute', 'The first minute', 'De eerste minuut', 'El primer minuto'],
        text: [
          'Danach, sagt Oona, ist es nur noch Wasser.',
          'After that, says Oona, it is just water.',
          'Daarna, zegt Oona, is het gewoon water.',
          'Después, dice Oona, ya solo es agua.',
        ],
      },
      {
        name: 'to-the-buoy-and-back',
        minutes: 30,
        title: ['Bis zur Boje und zurück', 'To the buoy and back', 'Tot de boei en terug', 'Hasta la boya y vuelta'],
        text: [
          'Zweihundert Meter hin. Zurück sind es mehr, das kennen alle.',
          'Two hundred metres there. The way back is longer, as everybody knows.',
          'Tweehonderd meter heen. Terug is het verder, dat kent iedereen.',
          'Doscientos metros de ida. La vuelta es más larga, como todo el mundo sabe.',
        ],
      },
      {
        name: 'fog-on-the-jetty',
        minutes: 32,
        title: ['Nebel am Steg', 'Fog on the jetty', 'Mist op de steiger', 'Niebla en el embarcadero'],
        text: [
          'Man sieht nichts, man hört sie, und dann sieht man eine Mütze.',
          'You see nothing, you hear her, and then you see a cap.',
          'Je ziet niets, je hoort haar, en dan zie je een muts.',
          'No se ve nada, se la oye, y luego se ve un gorro.',
        ],
      },
      {
        name: 'a-towel-on-the-rail',
        minutes: 25,
        title: [
          'Ein Handtuch am Geländer',
          'A towel on the rail',
          'Een handdoek over de leuning',
          'Una toalla en la barandilla',
        ],
        text: [
          'Solange es dort hängt, ist jemand im Wasser.',
          'As long as it hangs there, somebody is in the water.',
          'Zolang die daar hangt, is er iemand in het water.',
          'Mientras cuelga ahí, hay alguien en el agua.',
        ],
      },
    ],
  },
];
