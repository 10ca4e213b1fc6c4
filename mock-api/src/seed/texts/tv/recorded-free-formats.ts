import type { TvFormatText } from './format.ts';

/** The formats of free TV that are recorded. */
export const recordedFreeFormats: readonly TvFormatText[] = [
  {
    key: 'behind-the-curtain',
    isPremium: false,
    isLive: false,
    hosts: ['thea-brandt'],
    subject: 'curtain',
    categories: ['backstage'],
    title: ['Hinter dem Vorhang', 'Behind the curtain', 'Achter het gordijn', 'Detrás del telón'],
    text: [
      'Thea Brandt hält den Stoff zur Seite und zeigt, was sonst keiner sehen soll: Kabel, Klebeband, Tee.',
      'Thea Brandt holds the cloth aside and shows what nobody is meant to see: cables, tape, tea.',
      'Thea Brandt houdt de stof opzij en laat zien wat niemand hoort te zien: kabels, tape, thee.',
      'Thea Brandt aparta la tela y enseña lo que nadie debería ver: cables, cinta, té.',
    ],
    episodes: [
      {
        name: 'eleven-cables',
        minutes: 18,
        title: ['Elf Kabel', 'Eleven cables', 'Elf kabels', 'Once cables'],
        text: [
          'Jedes hat ein Schild: Bild, Ton, alter Ton, Licht, Tee.',
          'Each has a label: picture, sound, old sound, light, tea.',
          'Elke kabel heeft een kaartje: beeld, geluid, oud geluid, licht, thee.',
          'Cada uno lleva su etiqueta: imagen, sonido, sonido viejo, luz, té.',
        ],
      },
      {
        name: 'the-armchair',
        minutes: 16,
        title: ['Der Sessel', 'The armchair', 'De stoel', 'El sillón'],
        text: [
          'Heute lässt er sich stören. Er ist älter als das Haus.',
          'Today it may be disturbed. It is older than the house.',
          'Vandaag mag hij gestoord worden. Hij is ouder dan het huis.',
          'Hoy se le puede molestar. Es más viejo que la casa.',
        ],
      },
      {
        name: 'tape-in-three-colours',
        minutes: 14,
        title: ['Band in drei Farben', 'Tape in three colours', 'Tape in drie kleuren', 'Cinta de tres colores'],
        text: [
          'Gelb heißt Sessel, weiß heißt Bildrand, blau heißt: der Rest war alle.',
          'Yellow means armchair, white means edge of the picture, blue means that the rest had run out.',
          'Geel is stoel, wit is beeldrand, blauw betekent dat de rest op was.',
          'Amarillo es sillón, blanco es borde de la imagen y azul, que se había acabado lo demás.',
        ],
      },
      {
        name: 'the-lamp-that-hums',
        minutes: 17,
        title: ['Die Lampe, die brummt', 'The lamp that hums', 'De lamp die bromt', 'La lámpara que zumba'],
        text: [
          'Zwei Minuten Arbeit, sagt der Elektriker. Thea kocht ihm Kaffee und verbietet sie ihm.',
          'Two minutes of work, says the electrician. Thea makes him coffee and forbids it.',
          'Twee minuten werk, zegt de elektricien. Thea zet koffie voor hem en verbiedt het.',
          'Dos minutos de trabajo, dice el electricista. Thea le hace café y se lo prohíbe.',
        ],
      },
    ],
  },
  {
    key: 'garden-that-answers',
    isPremium: false,
    isLive: false,
    hosts: ['ilse'],
    subject: 'leaves',
    categories: ['nature', 'talk'],
    title: ['Der Garten, der antwortet', 'The garden that answers', 'De tuin die antwoordt', 'El jardín que responde'],
    text: [
      'Ilse stellt einem Beet eine Frage und kommt eine Woche später wieder.',
      'Ilse asks a flower bed a question and comes back a week later.',
      'Ilse stelt een border een vraag en komt een week later terug.',
      'Ilse le hace una pregunta a un arriate y vuelve a la semana.',
    ],
    episodes: [
      {
        name: 'what-the-snails-think',
        minutes: 22,
        title: [
          'Was die Schnecken meinen',
          'What the snails think',
          'Wat de slakken ervan vinden',
          'Lo que opinan los caracoles',
        ],
        text: [
          'Sie haben abgestimmt, und zwar über den Salat.',
          'They have voted, and it was about the lettuce.',
          'Ze hebben gestemd, en wel over de sla.',
          'Han votado, y ha sido sobre la lechuga.',
        ],
      },
      {
        name: 'a-hedge-with-opinions',
        minutes: 20,
        title: ['Eine Hecke mit Meinung', 'A hedge with opinions', 'Een heg met een mening', 'Un seto con opinión'],
        text: [
          'Sie wächst zum Nachbarn hin, und der hat nichts dagegen.',
          'It grows towards the neighbour, who does not mind.',
          'Hij groeit naar de buurman toe, en die vindt dat best.',
          'Crece hacia el vecino, y al vecino no le importa.',
        ],
      },
      {
        name: 'planting-in-the-dark',
        minutes: 23,
        title: ['Pflanzen im Dunkeln', 'Planting in the dark', 'Planten in het donker', 'Plantar a oscuras'],
        text: [
          'Zwiebeln setzt man im November. Um fünf ist es Nacht, also mit Stirnlampe.',
          'Bulbs are planted in November. At five it is night, so with a lamp on the head.',
          'Bollen plant je in november. Om vijf uur is het nacht, dus met een hoofdlamp.',
          'Los bulbos se plantan en noviembre. A las cinco es de noche: con linterna frontal.',
        ],
      },
      {
        name: 'the-tree-that-was-planned-smaller',
        minutes: 21,
        title: [
          'Der Baum, der kleiner geplant war',
          'The tree that was planned smaller',
          'De boom die kleiner was bedacht',
          'El árbol que se pensó más pequeño',
        ],
        text: [
          'Auf dem Schild stand „bis zwei Meter“. Das Schild ist inzwischen im Schatten.',
          'The label said “up to two metres”. The label is in the shade by now.',
          'Op het kaartje stond “tot twee meter”. Het kaartje staat intussen in de schaduw.',
          'En la etiqueta ponía «hasta dos metros». La etiqueta ya está a la sombra.',
        ],
      },
    ],
  },
  {
    key: 'birds-before-breakfast',
    isPremium: false,
    isLive: false,
    hosts: ['hedda'],
    subject: 'leaves',
    categories: ['nature'],
    title: [
      'Vögel vor dem Frühstück',
      'Birds before breakfast',
      'Vogels voor het ontbijt',
      'Pájaros antes del desayuno',
    ],
    text: [
      'Hedda sitzt am Fenster in Bergen und sagt, wer da ist. Die meisten kommen wegen der Ruhe, auch die Vögel.',
      'Hedda sits at the window in Bergen and says who is there. Most come for the quiet, the birds too.',
      'Hedda zit in Bergen aan het raam en zegt wie er is. De meesten komen voor de rust, ook de vogels.',
      'Hedda se sienta a la ventana en Bergen y va diciendo quién está. La mayoría viene por la calma, los pájaros también.',
    ],
    episodes: [
      {
        name: 'the-crow-knocks-first',
        minutes: 27,
        title: ['Die Krähe klopft an', 'The crow knocks first', 'De kraai klopt aan', 'El cuervo llama antes'],
        text: [
          'Erst klopfen, dann stehlen: Hedda findet das höflich.',
          'Knock first, then steal: Hedda finds that polite.',
          'Eerst kloppen, dan stelen: Hedda vindt dat netjes.',
          'Primero llamar, luego robar: a Hedda le parece educado.',
        ],
      },
      {
        name: 'after-you-says-the-bullfinch',
        minutes: 25,
        title: [
          'Nach Ihnen, sagt der Gimpel',
          'After you, says the bullfinch',
          'Na u, zegt de goudvink',
          'Usted primero, dice el camachuelo',
        ],
        text: [
          'Er lässt alle vor und tut, als hätte er keinen Hunger.',
          'He lets all the others go first and pretends not to be hungry.',
          'Hij laat alle anderen voorgaan en doet alsof hij geen honger heeft.',
          'Deja pasar a todos y hace como que no tiene hambre.',
        ],
      },
      {
        name: 'rain-with-one-visitor',
        minutes: 24,
        title: ['Regen mit einem Gast', 'Rain with one visitor', 'Regen met één gast', 'Lluvia con un solo visitante'],
        text: [
          'In Bergen regnet es. Einer kommt trotzdem, und das wird eine lange Freundschaft.',
          'It rains in Bergen. One comes all the same, and that is the beginning of a long friendship.',
          'In Bergen regent het. Eentje komt toch, en dat wordt een lange vriendschap.',
          'En Bergen llueve. Uno viene de todos modos, y ahí empieza una larga amistad.',
        ],
      },
      {
        name: 'a-list-with-gaps',
        minutes: 26,
        title: ['Eine Liste mit Lücken', 'A list with gaps', 'Een lijst met gaten', 'Una lista con huecos'],
        text: [
          'Zwölf Arten bis zum Kaffee. Die dreizehnte war eine Tüte.',
          'Twelve species before coffee. The thirteenth was a paper bag.',
          'Twaalf soorten voor de koffie. De dertiende was een zak.',
          'Doce especies antes del café. La decimotercera era una bolsa.',
        ],
      },
    ],
  },
  {
    key: 'window-seat',
    isPremium: false,
    isLive: false,
    hosts: ['teodora'],
    subject: 'dunes',
    categories: ['travel'],
    title: ['Fensterplatz', 'Window seat', 'Plaats bij het raam', 'Asiento de ventanilla'],
    text: [
      'Teodora fährt Zug, du schaust hinaus. Gesprochen wird nur in Tunneln.',
      'Teodora takes the train, you look out. She talks in tunnels only.',
      'Teodora neemt de trein, jij kijkt naar buiten. Ze praat alleen in tunnels.',
      'Teodora va en tren y tú miras por la ventanilla. Solo habla en los túneles.',
    ],
    episodes: [
      {
        name: 'sofia-to-the-sea',
        minutes: 92,
        title: ['Sofia bis ans Meer', 'Sofia to the sea', 'Van Sofia naar zee', 'De Sofía al mar'],
        text: [
          'Acht Stunden, hier in anderthalb, mit allen Sonnenblumen.',
          'Eight hours, here in one and a half, with all the sunflowers.',
          'Acht uur, hier in anderhalf, met alle zonnebloemen.',
          'Ocho horas, aquí en una y media, con todos los girasoles.',
        ],
      },
      {
        name: 'the-slow-one-along-the-river',
        minutes: 74,
        title: [
          'Der langsame am Fluss',
          'The slow one along the river',
          'De trage langs de rivier',
          'El lento, junto al río',
        ],
        text: [
          'Er hält überall, auch dort, wo niemand wohnt.',
          'It stops everywhere, even where nobody lives.',
          'Hij stopt overal, ook waar niemand woont.',
          'Para en todas partes, también donde no vive nadie.',
        ],
      },
      {
        name: 'snow-from-the-left',
        minutes: 81,
        title: ['Schnee von links', 'Snow from the left', 'Sneeuw van links', 'Nieve por la izquierda'],
        text: [
          'Links Winter, rechts noch Herbst, dazwischen ein Speisewagen.',
          'Winter on the left, autumn on the right, and a dining car in between.',
          'Links winter, rechts nog herfst, ertussen een restauratiewagen.',
          'A la izquierda invierno, a la derecha aún otoño y en medio, un vagón restaurante.',
        ],
      },
      {
        name: 'night-train-with-one-lamp',
        minutes: 88,
        title: [
          'Nachtzug mit einer Lampe',
          'Night train with one lamp',
          'Nachttrein met één lamp',
          'Tren nocturno con una lámpara',
        ],
        text: [
          'Draußen ist nichts, und das stundenlang. Es hilft beim Einschlafen.',
          'Outside there is nothing, for hours. It helps you to fall asleep.',
          'Buiten is er niets, uren lang. Het helpt bij het inslapen.',
          'Fuera no hay nada, durante horas. Ayuda a dormirse.',
        ],
      },
    ],
  },
];
