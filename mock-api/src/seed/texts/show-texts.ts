import type { Subject } from '@lounge/art';
import type { TranslationTuple } from '../translations.ts';

/** A ticket show that is not generated. The show of a performer without `startAt` starts when the performer's row says. */
export interface FixedShow {
  readonly slug: string;
  readonly title: TranslationTuple;
  readonly description: TranslationTuple;
  readonly postBuyInfo: TranslationTuple;
  /** In coins. */
  readonly price: number;
  readonly minutes: number;
  readonly picture: Subject;
  readonly startAt?: string;
  readonly bonusCode?: string;
  readonly flags?: readonly ('isFeatured' | 'isAutoFeatured' | 'isInternal' | 'isPrivate' | 'isMissed')[];
}

/** The shows. Ids are positions from 1 and must not change. */
export const fixedShows: readonly FixedShow[] = [
  {
    slug: 'mirela',
    title: ['Klavier bei Lampenlicht', 'Piano by lamplight', 'Piano bij lamplicht', 'Piano a la luz de la lámpara'],
    description: [
      'Satie, zwei Tangos und was du dir wünschst. Eine Lampe, ein Klavier und Zeit zum Zuhören. Wünsche kommen in den Chat, der schönste beschließt den Abend.',
      'Satie, two tangos and whatever you wish for. One lamp, one piano, and time to listen. Wishes go into the chat, the nicest one closes the evening.',
      'Satie, twee tango’s en wat je maar wenst. Eén lamp, één piano en tijd om te luisteren. Wensen gaan in de chat, de mooiste sluit de avond af.',
      'Satie, dos tangos y lo que tú quieras. Una lámpara, un piano y tiempo para escuchar. Los deseos van al chat; el más bonito cierra la noche.',
    ],
    postBuyInfo: [
      'Nimm Kopfhörer, die linke Hand ist leise. Schick mir deinen Wunsch vor acht, dann finde ich noch die Noten. Wir sehen uns unter der Lampe.',
      'Take headphones, the left hand is quiet. Send me your wish before eight, then I have time to find the notes. See you under the lamp.',
      'Neem een koptelefoon, de linkerhand is zacht. Stuur me je wens voor achten, dan heb ik tijd om de noten te vinden. Tot onder de lamp.',
      'Usa auriculares, la mano izquierda suena bajito. Mándame tu deseo antes de las ocho y tendré tiempo de buscar la partitura. Nos vemos bajo la lámpara.',
    ],
    price: 80,
    minutes: 45,
    picture: 'room',
    bonusCode: 'LAMPLIGHT',
    flags: ['isFeatured'],
  },
  {
    slug: 'sable',
    title: ['Das gelbe Zimmer', 'The yellow room', 'De gele kamer', 'La habitación amarilla'],
    description: [
      'Tusche, Papier und ein gelbes Zimmer. Ich zeichne, was ihr mir beschreibt, bis das Blatt voll ist.',
      'Ink, paper and a yellow room. I draw what you describe until the sheet is full.',
      'Inkt, papier en een gele kamer. Ik teken wat jullie beschrijven tot het vel vol is.',
      'Tinta, papel y una habitación amarilla. Dibujo lo que me describáis hasta llenar la hoja.',
    ],
    postBuyInfo: [
      'Denk dir schon ein Ding aus, das in ein Zimmer gehört. Die Zeichnung gehört am Ende euch allen.',
      'Think of one thing that belongs in a room. In the end the drawing is everybody’s.',
      'Bedenk vast één ding dat in een kamer hoort. Aan het eind is de tekening van iedereen.',
      'Piensa en una cosa que deba estar en una habitación. Al final el dibujo es de todos.',
    ],
    price: 60,
    minutes: 60,
    picture: 'room',
    flags: ['isFeatured'],
  },
  {
    slug: 'noor',
    title: ['Samtstunde', 'Velvet hour', 'Fluwelen uur', 'La hora de terciopelo'],
    description: [
      'Eine Stunde Schach gegen alle zugleich. Ihr stimmt über jeden Zug ab, ich verliere selten.',
      'An hour of chess against all of you. You vote on every move, and I rarely lose.',
      'Een uur schaken tegen jullie allemaal. Jullie stemmen over elke zet, ik verlies zelden.',
      'Una hora de ajedrez contra todos vosotros. Votáis cada jugada y yo pierdo poco.',
    ],
    postBuyInfo: [
      'Ihr habt Weiß. Wer den Zug vorschlägt, der gewinnt, sucht das nächste Thema aus.',
      'You have White. Whoever proposes the winning move picks the next theme.',
      'Jullie hebben wit. Wie de winnende zet voorstelt, kiest het volgende thema.',
      'Jugáis con blancas. Quien proponga la jugada ganadora elige el próximo tema.',
    ],
    price: 50,
    minutes: 60,
    picture: 'curtain',
    flags: ['isAutoFeatured'],
  },
  {
    slug: 'dario',
    title: ['Ein Topf für alle', 'One pot for everybody', 'Eén pan voor iedereen', 'Una olla para todos'],
    description: [
      'Risotto, eine halbe Stunde Rühren und Geschichten aus der Küche meiner Großmutter.',
      'Risotto, half an hour of stirring and stories from my grandmother’s kitchen.',
      'Risotto, een half uur roeren en verhalen uit de keuken van mijn grootmoeder.',
      'Risotto, media hora removiendo e historias de la cocina de mi abuela.',
    ],
    postBuyInfo: [
      'Reis, Brühe, Zwiebel, ein Glas Weißwein: Koch mit, wenn du magst. Um neun ist alles heiß.',
      'Rice, stock, an onion, a glass of white wine: cook along if you like. At nine everything is hot.',
      'Rijst, bouillon, een ui, een glas witte wijn: kook mee als je wilt. Om negen uur is alles heet.',
      'Arroz, caldo, cebolla, una copa de vino blanco: cocina conmigo si quieres. A las nueve está todo caliente.',
    ],
    price: 40,
    minutes: 45,
    picture: 'bloom',
  },
  {
    slug: 'lucio',
    title: ['Nachtbäckerei', 'The night bakery', 'De nachtbakkerij', 'La panadería de noche'],
    description: [
      'Teig, der Zeit braucht, und Musik dazu. Am Ende steht ein Brot, das man durch den Bildschirm riecht.',
      'Dough that takes its time, and music with it. In the end there is a loaf that you can smell through the screen.',
      'Deeg dat tijd nodig heeft, met muziek erbij. Aan het eind is er een brood dat je door het scherm ruikt.',
      'Una masa que se toma su tiempo, y música. Al final hay un pan que se huele a través de la pantalla.',
    ],
    postBuyInfo: [
      'Das Rezept steht am Anfang im Chat. Der Ofen ist schon an.',
      'The recipe is in the chat at the beginning. The oven is on already.',
      'Het recept staat aan het begin in de chat. De oven staat al aan.',
      'La receta está en el chat al principio. El horno ya está encendido.',
    ],
    price: 30,
    minutes: 60,
    picture: 'room',
    flags: ['isMissed'],
  },
  {
    slug: 'nerea-sol',
    title: ['Nach dem Regen', 'After the rain', 'Na de regen', 'Después de la lluvia'],
    description: [
      'Gitarre bei offenem Fenster. Alte Lieder, ein neues und die Geräusche der Straße.',
      'Guitar by the open window. Old songs, a new one and the sounds of the street.',
      'Gitaar bij het open raam. Oude liedjes, een nieuw en de geluiden van de straat.',
      'Guitarra junto a la ventana abierta. Canciones viejas, una nueva y los ruidos de la calle.',
    ],
    postBuyInfo: [
      'Sag mir im Chat, woher du zuhörst. Das neue Lied hat noch keinen Titel.',
      'Tell me in the chat where you are listening from. The new song has no title yet.',
      'Vertel me in de chat waar je luistert. Het nieuwe liedje heeft nog geen titel.',
      'Dime en el chat desde dónde escuchas. La canción nueva aún no tiene título.',
    ],
    price: 40,
    minutes: 50,
    picture: 'leaves',
  },
  {
    slug: 'paloma',
    title: ['Acht Schritte Tango', 'Eight steps of tango', 'Acht stappen tango', 'Ocho pasos de tango'],
    description: [
      'Acht Schritte, dreimal wiederholt, dann mit Musik. Danach tanze ich, und ihr sucht das Lied aus.',
      'Eight steps, three times over, then with music. After that I dance and you pick the song.',
      'Acht stappen, drie keer herhaald, dan met muziek. Daarna dans ik en kiezen jullie het liedje.',
      'Ocho pasos, tres veces, luego con música. Después bailo yo y vosotros elegís la canción.',
    ],
    postBuyInfo: [
      'Du brauchst zwei Meter Platz und Schuhe, die gleiten. Ich zähle laut mit.',
      'You need two metres of room and shoes that glide. I count aloud.',
      'Je hebt twee meter ruimte nodig en schoenen die glijden. Ik tel hardop mee.',
      'Necesitas dos metros de sitio y zapatos que resbalen. Yo cuento en voz alta.',
    ],
    price: 55,
    minutes: 45,
    picture: 'curtain',
  },
  {
    slug: 'oona-lind',
    title: ['Wintersee', 'Winter lake', 'Wintermeer', 'Lago de invierno'],
    description: [
      'Vom Steg am See, mit Decke und heißem Tee. Wir reden, bis die Sterne da sind.',
      'From the jetty by the lake, with a blanket and hot tea. We talk until the stars are out.',
      'Vanaf de steiger aan het meer, met een deken en hete thee. We praten tot de sterren er zijn.',
      'Desde el muelle del lago, con manta y té caliente. Hablamos hasta que salgan las estrellas.',
    ],
    postBuyInfo: [
      'Zieh etwas Warmes an, das steckt an. Bei Regen sitze ich am Ofen.',
      'Wear something warm, it is catching. If it rains I sit by the stove.',
      'Trek iets warms aan, dat werkt aanstekelijk. Bij regen zit ik bij de kachel.',
      'Ponte algo abrigado, se contagia. Si llueve, me siento junto a la estufa.',
    ],
    price: 35,
    minutes: 60,
    picture: 'dunes',
    flags: ['isAutoFeatured'],
  },
  {
    slug: 'sunniva',
    title: ['Nacht über den Dünen', 'Night on the dunes', 'Nacht op de duinen', 'Noche en las dunas'],
    description: [
      'Ein Fernrohr, ein Himmel und eure Fragen. Ich zeige drei Dinge, die man mit bloßem Auge übersieht.',
      'A telescope, a sky and your questions. I show three things that the naked eye misses.',
      'Een telescoop, een hemel en jullie vragen. Ik laat drie dingen zien die het blote oog mist.',
      'Un telescopio, un cielo y vuestras preguntas. Enseño tres cosas que se escapan a simple vista.',
    ],
    postBuyInfo: [
      'Mach das Licht aus, zehn Minuten vorher. Dann sehen deine Augen mehr.',
      'Turn the light off ten minutes before. Then your eyes see more.',
      'Doe tien minuten ervoor het licht uit. Dan zien je ogen meer.',
      'Apaga la luz diez minutos antes. Así tus ojos verán más.',
    ],
    price: 70,
    minutes: 60,
    picture: 'dunes',
    flags: ['isFeatured'],
  },
  {
    slug: 'carmela',
    title: ['Gut gewürzt', 'Well seasoned', 'Goed gekruid', 'Bien sazonado'],
    description: [
      'Gewürze raten mit verbundenen Augen. Wer im Chat zuerst richtig liegt, bekommt das Rezept.',
      'Guessing spices blindfolded. Whoever is right first in the chat gets the recipe.',
      'Kruiden raden met een blinddoek. Wie het eerst goed zit in de chat, krijgt het recept.',
      'Adivinar especias con los ojos vendados. Quien acierte primero en el chat se lleva la receta.',
    ],
    postBuyInfo: [
      'Leg dir drei Gewürze bereit, die niemand sonst hat.',
      'Keep three spices ready that nobody else has.',
      'Leg drie kruiden klaar die niemand anders heeft.',
      'Ten a mano tres especias que nadie más tenga.',
    ],
    price: 25,
    minutes: 40,
    picture: 'bloom',
  },
  {
    slug: 'mila-jonas',
    title: ['Zwei auf der Bühne', 'Two on a stage', 'Twee op een podium', 'Dos en un escenario'],
    description: [
      'Eine Choreografie entsteht, von der ersten Figur bis zum Schluss. Ihr entscheidet, was bleibt.',
      'A choreography comes to be, from the first figure to the end. You decide what stays.',
      'Een choreografie ontstaat, van de eerste figuur tot het slot. Jullie beslissen wat blijft.',
      'Nace una coreografía, de la primera figura al final. Vosotros decidís qué se queda.',
    ],
    postBuyInfo: [
      'Am Ende tanzen wir das Ganze zweimal, einmal nur für euch.',
      'In the end we dance all of it twice, once just for you.',
      'Aan het eind dansen we alles twee keer, één keer alleen voor jullie.',
      'Al final lo bailamos todo dos veces, una solo para vosotros.',
    ],
    price: 90,
    minutes: 75,
    picture: 'curtain',
  },
  {
    slug: 'odile-marchand',
    title: ['Tee mit dem Haus', 'Tea with the house', 'Thee met het huis', 'Té con la casa'],
    description: [
      'Das Haus lädt ein: drei Tees, drei Geschichten und ein Blick hinter die Kulissen.',
      'The house invites you: three teas, three stories and a look behind the scenes.',
      'Het huis nodigt uit: drie theeën, drie verhalen en een kijkje achter de schermen.',
      'La casa invita: tres tés, tres historias y un vistazo entre bastidores.',
    ],
    postBuyInfo: [
      'Stell Fragen zur Seite gern vorher. Wir antworten auf alle.',
      'Feel free to send questions about the site before. We answer all of them.',
      'Stuur je vragen over de site gerust vooraf. We beantwoorden ze allemaal.',
      'Manda antes tus preguntas sobre la página. Las respondemos todas.',
    ],
    price: 0,
    minutes: 30,
    picture: 'leaves',
    flags: ['isInternal'],
  },
  {
    slug: 'swantje',
    title: ['Werkstatt offen', 'The workshop is open', 'De werkplaats is open', 'El taller está abierto'],
    description: [
      'Ein Stuhl wird repariert, von der ersten Schraube bis zum Probesitzen. Komm einfach dazu.',
      'A chair is mended, from the first screw to sitting on it. Just drop in.',
      'Een stoel wordt hersteld, van de eerste schroef tot het proefzitten. Kom er gewoon bij.',
      'Se arregla una silla, del primer tornillo a sentarse en ella. Pásate sin más.',
    ],
    postBuyInfo: [
      'Der Leim trocknet zwölf Minuten. Genau dann beantworte ich Fragen.',
      'The glue dries for twelve minutes. That is when I answer questions.',
      'De lijm droogt twaalf minuten. Precies dan beantwoord ik vragen.',
      'La cola tarda doce minutos en secarse. Justo entonces respondo preguntas.',
    ],
    price: 0,
    minutes: 60,
    picture: 'room',
    startAt: '2026-11-20T18:50:00.000Z',
  },
  {
    slug: 'nadja',
    title: ['Abteil für zwei', 'A compartment for two', 'Coupé voor twee', 'Compartimento para dos'],
    description: [
      'Eine Nachtzugfahrt, erzählt für ganz wenige. Nur mit Einladung.',
      'A ride on a night train, told to very few. By invitation only.',
      'Een rit met de nachttrein, verteld aan heel weinigen. Alleen op uitnodiging.',
      'Un viaje en tren nocturno, contado a muy pocos. Solo con invitación.',
    ],
    postBuyInfo: [
      'Such dir eine Stadt aus, in der du aussteigen willst.',
      'Pick a city where you want to get off.',
      'Kies een stad waar je wilt uitstappen.',
      'Elige una ciudad en la que quieras bajarte.',
    ],
    price: 120,
    minutes: 30,
    picture: 'room',
    startAt: '2026-11-20T19:05:00.000Z',
    flags: ['isPrivate'],
  },
];
