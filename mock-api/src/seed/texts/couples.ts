import type { TranslationTuple } from '../translations.ts';

/** The words of a couple, who speak of themselves as we. */
export interface CoupleWords {
  readonly tags: readonly string[];
  readonly headline: TranslationTuple;
  readonly about: TranslationTuple;
}

/** The couples' words by slug. */
export const coupleWords: Readonly<Record<string, CoupleWords>> = {
  'mila-jonas': {
    tags: ['dance', 'talkative'],
    headline: ['Zu zweit am Tisch', 'Two at the table', 'Met z’n tweeën aan tafel', 'Dos a la mesa'],
    about: [
      'Kennengelernt haben wir uns in einem Tanzkurs, für den wir beide nicht angemeldet waren. Seitdem beenden wir die Sätze des anderen, meistens falsch.',
      'We met in a dance class that neither of us had signed up for. Since then we finish each other’s sentences, mostly wrongly.',
      'We leerden elkaar kennen in een danscursus waarvoor we ons geen van beiden hadden opgegeven. Sindsdien maken we elkaars zinnen af, meestal verkeerd.',
      'Nos conocimos en una clase de baile a la que ninguno se había apuntado. Desde entonces terminamos las frases del otro, casi siempre mal.',
    ],
  },
  'ada-bruna': {
    tags: ['kitchen', 'playful'],
    headline: [
      'Eine Küche, zwei Rezepte',
      'One kitchen, two recipes',
      'Eén keuken, twee recepten',
      'Una cocina, dos recetas',
    ],
    about: [
      'Die eine kocht, die andere erzählt, was gerade schiefgeht. Wir streiten über Salz und sind uns sonst immer einig. Bring Hunger mit.',
      'One of us cooks, the other one tells you what is going wrong. We argue about salt and agree on everything else. Come hungry.',
      'De een kookt, de ander vertelt wat er misgaat. We maken ruzie over zout en zijn het verder altijd eens. Kom met trek.',
      'Una cocina y la otra cuenta lo que va mal. Discutimos por la sal y en lo demás estamos de acuerdo. Ven con hambre.',
    ],
  },
  'tiago-luc': {
    tags: ['travel', 'music'],
    headline: [
      'Zwei Koffer, eine Gitarre',
      'Two suitcases, one guitar',
      'Twee koffers, één gitaar',
      'Dos maletas y una guitarra',
    ],
    about: [
      'Wir reisen mit dem Zug und nehmen in jeder Stadt ein Lied auf. Manche Lieder sind gut, die Städte waren es alle. Sag uns, wo wir als Nächstes aussteigen sollen.',
      'We travel by train and record a song in every town. Some of the songs are good, all of the towns were. Tell us where to get off next.',
      'We reizen met de trein en nemen in elke stad een liedje op. Sommige liedjes zijn goed, de steden waren het allemaal. Zeg ons waar we hierna moeten uitstappen.',
      'Viajamos en tren y grabamos una canción en cada ciudad. Algunas canciones son buenas; las ciudades lo fueron todas. Dinos dónde bajamos la próxima vez.',
    ],
  },
  'greta-finn': {
    tags: ['games', 'calm'],
    headline: [
      'Brettspiele zu viert',
      'Board games for four',
      'Bordspellen met z’n vieren',
      'Juegos de mesa para cuatro',
    ],
    about: [
      'In unserem Regal stehen neunzig Brettspiele, und die meisten Regeln kennen wir. Er spielt, um zu gewinnen, sie spielt, um zu reden, und du suchst dir eine Seite aus.',
      'Our shelf holds ninety board games, and we know the rules of most. He plays to win, she plays to talk, and you may choose a side.',
      'In onze kast staan negentig bordspellen, en van de meeste kennen we de regels. Hij speelt om te winnen, zij om te praten, en jij kiest een kant.',
      'En nuestra estantería hay noventa juegos de mesa y de casi todos sabemos las reglas. Él juega para ganar, ella para charlar, y tú eliges bando.',
    ],
  },
  'noa-emil': {
    tags: ['outdoors', 'talkative'],
    headline: [
      'Ein Boot, zwei Kapitäne',
      'One boat, two captains',
      'Eén boot, twee kapiteins',
      'Un barco, dos capitanes',
    ],
    about: [
      'Wir wohnen auf einem Hausboot und streiten nur beim Anlegen. Abends ist das Wasser still, wir selten.',
      'We live on a houseboat and argue only when we moor it. In the evening the water is quiet; we seldom are.',
      'We wonen op een woonboot en maken alleen ruzie bij het aanleggen. ’s Avonds is het water stil, wij zelden.',
      'Vivimos en una casa flotante y solo discutimos al atracar. Por la noche el agua calla; nosotros, pocas veces.',
    ],
  },
  'clara-ines': {
    tags: ['music', 'playful'],
    headline: ['Vier Hände, ein Klavier', 'Four hands, one piano', 'Vier handen, één piano', 'Cuatro manos, un piano'],
    about: [
      'Wir spielen vierhändig und treten uns dabei auf die Füße. Wer zuerst lacht, muss Tee kochen.',
      'We play four hands and step on each other’s feet. Whoever laughs first makes the tea.',
      'We spelen vierhandig en trappen elkaar op de tenen. Wie het eerst lacht, zet thee.',
      'Tocamos a cuatro manos y nos pisamos los pies. Quien ríe primero prepara el té.',
    ],
  },
  'ruben-aldo': {
    tags: ['kitchen', 'witty'],
    headline: [
      'Zwei Köche, kein Rezept',
      'Two cooks, no recipe',
      'Twee koks, geen recept',
      'Dos cocineros, ninguna receta',
    ],
    about: [
      'Wir haben ein kleines Lokal mit sechs Tischen und acht Meinungen. Nach Feierabend erzählen wir, was in der Küche wirklich geschah.',
      'We run a small place with six tables and eight opinions. After closing time we tell you what really happened in the kitchen.',
      'We hebben een klein restaurant met zes tafels en acht meningen. Na sluitingstijd vertellen we wat er echt in de keuken gebeurde.',
      'Llevamos un local con seis mesas y ocho opiniones. Al cerrar contamos lo que pasó de verdad en la cocina.',
    ],
  },
  'lotte-per': {
    tags: ['travel', 'warm'],
    headline: [
      'Mit dem Zug bis ans Ende',
      'By train to the end',
      'Met de trein naar het eind',
      'En tren hasta el final',
    ],
    about: [
      'Seit der Hochzeit fahren wir jedes Jahr eine Bahnlinie bis zur letzten Station. Dort gibt es meistens Kuchen und immer eine Geschichte.',
      'Since our wedding we have ridden one railway line a year to its last station. There is usually cake there, and always a story.',
      'Sinds onze bruiloft rijden we elk jaar een spoorlijn tot het laatste station. Daar is meestal taart en altijd een verhaal.',
      'Desde la boda recorremos cada año una línea de tren hasta la última estación. Allí suele haber tarta y siempre una historia.',
    ],
  },
};
