import type { Theme } from './theme.ts';

/** Themes: cheese, spices, cats, bees, lighthouse, rowing, mushrooms. */
export const moreOutdoorsThemes = {
  cheese: {
    tags: ['kitchen', 'travel', 'warm'],
    voices: [
      {
        headline: ['Käse, nach Alter sortiert', 'Cheese, sorted by age', 'Kaas, op leeftijd', 'Quesos por edades'],
        opening: [
          'In meinem Keller reifen achtzig Laibe, und ich kenne jeden beim Namen.',
          'Eighty wheels are ripening in my cellar, and I know each by name.',
          'In mijn kelder rijpen tachtig kazen en ik ken ze allemaal bij naam.',
          'En mi bodega maduran ochenta quesos y los conozco por su nombre.',
        ],
      },
      {
        headline: [
          'Brot, Käse, gute Ausreden',
          'Bread, cheese, good excuses',
          'Brood, kaas, goede smoezen',
          'Pan, queso y buenas excusas',
        ],
        opening: [
          'Auf dem Markt gebe ich jedem ein Stück zum Probieren, auch dem Ordnungsamt.',
          'At the market I give everyone a piece to taste, even the inspector.',
          'Op de markt laat ik iedereen proeven, zelfs de inspecteur.',
          'En el mercado doy a probar a todo el mundo, incluso al inspector.',
        ],
      },
    ],
  },
  spices: {
    tags: ['kitchen', 'curious', 'playful'],
    voices: [
      {
        headline: ['Gewürze nach Gefühl', 'Spice by instinct', 'Kruiden op gevoel', 'Especias a ojo'],
        opening: [
          'Mein Gewürzregal hat eine eigene Leiter.',
          'My spice rack has its own ladder.',
          'Mijn kruidenrek heeft een eigen ladder.',
          'Mi estante de especias tiene su propia escalera.',
        ],
      },
      {
        headline: ['Scharf, aber freundlich', 'Hot but friendly', 'Heet maar vriendelijk', 'Picante pero amable'],
        opening: [
          'Ich koche nach Rezepten meiner Tante, die nie eine Menge aufgeschrieben hat.',
          'I cook from the recipes of an aunt who never wrote down an amount.',
          'Ik kook naar recepten van mijn tante, die nooit een hoeveelheid opschreef.',
          'Cocino con recetas de una tía que nunca apuntó una cantidad.',
        ],
      },
    ],
  },
  cats: {
    tags: ['wellbeing', 'gentle', 'playful'],
    voices: [
      {
        headline: ['Zwei Katzen, ein Sofa', 'Two cats, one sofa', 'Twee katten, één bank', 'Dos gatos, un sofá'],
        opening: [
          'Meine Katzen bestimmen, wann der Abend anfängt.',
          'My cats decide when the evening begins.',
          'Mijn katten bepalen wanneer de avond begint.',
          'Mis gatos deciden cuándo empieza la noche.',
        ],
      },
      {
        headline: ['Schnurren inbegriffen', 'Purring included', 'Spinnen inbegrepen', 'Ronroneo incluido'],
        opening: [
          'Ich arbeite im Tierheim und nehme jeden Abend fast eine mit nach Hause.',
          'I work at a shelter and almost take one home every evening.',
          'Ik werk in een asiel en neem er elke avond bijna een mee naar huis.',
          'Trabajo en un refugio y cada noche casi me llevo uno a casa.',
        ],
      },
    ],
  },
  bees: {
    tags: ['outdoors', 'kitchen', 'calm'],
    voices: [
      {
        headline: ['Honig vom Dach', 'Honey from the roof', 'Honing van het dak', 'Miel de la azotea'],
        opening: [
          'Auf dem Dach über mir wohnen sechzigtausend Bienen, alle friedlicher als die Nachbarn.',
          'Sixty thousand bees live on the roof above me, all of them calmer than the neighbours.',
          'Op het dak boven me wonen zestigduizend bijen, allemaal rustiger dan de buren.',
          'En la azotea viven sesenta mil abejas, todas más tranquilas que los vecinos.',
        ],
      },
      {
        headline: ['Lindenblüte, spät geerntet', 'Late lime blossom', 'Late lindebloesem', 'Flor de tilo tardía'],
        opening: [
          'Wer mit Bienen arbeitet, lernt langsam zu sprechen.',
          'Whoever works with bees learns to speak slowly.',
          'Wie met bijen werkt, leert langzaam praten.',
          'Quien trabaja con abejas aprende a hablar despacio.',
        ],
      },
    ],
  },
  lighthouse: {
    tags: ['outdoors', 'late', 'calm'],
    voices: [
      {
        headline: [
          'Licht alle neun Sekunden',
          'Light every nine seconds',
          'Licht om de negen seconden',
          'Luz cada nueve segundos',
        ],
        opening: [
          'Ich wohne im Leuchtturm und habe runde Regale.',
          'I live in a lighthouse and own round shelves.',
          'Ik woon in een vuurtoren en heb ronde planken.',
          'Vivo en un faro y tengo estantes redondos.',
        ],
      },
      {
        headline: ['Hundertneun Stufen', 'A hundred and nine steps', 'Honderdnegen treden', 'Ciento nueve escalones'],
        opening: [
          'Bei Sturm ist hier oben der schönste Platz für ein Gespräch.',
          'In a storm there is no better place for a talk than up here.',
          'Bij storm is dit hierboven de fijnste plek voor een gesprek.',
          'Con tormenta no hay mejor sitio para hablar que aquí arriba.',
        ],
      },
    ],
  },
  rowing: {
    tags: ['outdoors', 'wellbeing', 'curious'],
    voices: [
      {
        headline: ['Rudern bei Nebel', 'Rowing in the fog', 'Roeien in de mist', 'Remar con niebla'],
        opening: [
          'Um sechs bin ich auf dem Fluss, um sieben wieder wach.',
          'At six I am on the river; at seven I am awake.',
          'Om zes uur ben ik op de rivier, om zeven uur pas wakker.',
          'A las seis estoy en el río; a las siete empieza mi día.',
        ],
      },
      {
        headline: [
          'Gegen den Strom, gern',
          'Upstream, gladly',
          'Graag tegen de stroom in',
          'Contra corriente y con gusto',
        ],
        opening: [
          'Mein Boot ist schmaler als mein Sofa und viel ehrlicher.',
          'My boat is narrower than my sofa and far more honest.',
          'Mijn boot is smaller dan mijn bank en veel eerlijker.',
          'Mi barca es más estrecha que mi sofá y mucho más sincera.',
        ],
      },
    ],
  },
  mushrooms: {
    tags: ['outdoors', 'kitchen', 'talkative'],
    voices: [
      {
        headline: [
          'Pilze, nur die guten',
          'Mushrooms, only good ones',
          'Paddenstoelen, alleen goede',
          'Setas, solo de las buenas',
        ],
        opening: [
          'Meinen besten Pilzplatz verrate ich niemandem, auch dir nicht.',
          'I tell nobody where my best mushrooms grow, not even you.',
          'Mijn beste paddenstoelenplek verklap ik aan niemand, ook niet aan jou.',
          'A nadie le digo dónde están mis mejores setas, ni siquiera a ti.',
        ],
      },
      {
        headline: ['Moos unter den Schuhen', 'Moss on my shoes', 'Mos aan mijn schoenen', 'Musgo en los zapatos'],
        opening: [
          'Im Herbst bin ich im Wald, im Winter erzähle ich davon.',
          'In autumn I am in the woods; in winter I talk about it.',
          'In de herfst ben ik in het bos, in de winter vertel ik erover.',
          'En otoño estoy en el bosque; en invierno lo cuento.',
        ],
      },
    ],
  },
} satisfies Record<string, Theme>;
