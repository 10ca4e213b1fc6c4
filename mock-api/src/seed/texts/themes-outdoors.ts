import type { Theme } from './theme.ts';

/** Themes: sea, hiking, cycling, swim, birds, climbing. */
export const outdoorsThemes = {
  sea: {
    tags: ['outdoors', 'calm'],
    voices: [
      {
        headline: ['Salz und Wind', 'Salt and wind', 'Zout en wind', 'Sal y viento'],
        opening: [
          'Ich repariere Boote und weiß darum viel über Geduld und Leim.',
          'I repair boats, so I know a great deal about patience and glue.',
          'Ik repareer boten en weet daarom veel van geduld en lijm.',
          'Reparo barcos, así que sé mucho de paciencia y de cola.',
        ],
      },
      {
        headline: [
          'Frühe Wellen, späte Abende',
          'Early waves, late evenings',
          'Vroege golven, late avonden',
          'Olas temprano, noches largas',
        ],
        opening: [
          'Wenn die Wellen gut sind, bin ich im Wasser, bevor der Bäcker öffnet.',
          'If the swell is good I am in the water before the bakery opens.',
          'Als de golven goed zijn, lig ik in het water voor de bakker opengaat.',
          'Si hay buenas olas, entro al agua antes de que abra la panadería.',
        ],
      },
    ],
  },
  hiking: {
    tags: ['outdoors', 'curious'],
    voices: [
      {
        headline: ['Berge unter der Woche', 'Mountains on weekdays', 'Bergen door de week', 'Montaña entre semana'],
        opening: [
          'Im Sommer führe ich Gruppen über Pässe, im Winter über Landkarten.',
          'I guide groups over passes in summer and over maps in winter.',
          "'s Zomers gids ik groepen over bergpassen, 's winters over landkaarten.",
          'En verano guío grupos por los puertos y en invierno por los mapas.',
        ],
      },
      {
        headline: ['Stiefel an der Tür', 'Boots by the door', 'Schoenen bij de deur', 'Botas junto a la puerta'],
        opening: [
          'Ich laufe, bis ich aufhöre zu grübeln, und dann kehre ich um.',
          'I walk until I stop thinking, and then I turn around.',
          'Ik loop tot ik niet meer pieker, en dan keer ik om.',
          'Camino hasta que dejo de darle vueltas a todo, y entonces regreso.',
        ],
      },
    ],
  },
  cycling: {
    tags: ['outdoors', 'playful'],
    voices: [
      {
        headline: [
          'Zwei Räder, keine Eile',
          'Two wheels, no hurry',
          'Twee wielen, geen haast',
          'Dos ruedas y sin prisa',
        ],
        opening: [
          'Ich fahre Briefe mit dem Rad aus und kenne jeden Hund beim Namen.',
          'I deliver letters by bicycle and know every dog by name.',
          'Ik bezorg brieven per fiets en ken elke hond bij naam.',
          'Reparto cartas en bicicleta y conozco a todos los perros por su nombre.',
        ],
      },
      {
        headline: ['Freiwillig bergauf', 'Uphill by choice', 'Vrijwillig bergop', 'Cuesta arriba por gusto'],
        opening: [
          'Ein Berg, etwas Gegenwind und oben ein Stück Kuchen, mehr brauche ich nicht.',
          'Give me a hill, a headwind and something sweet at the top.',
          'Geef me een heuvel, wat tegenwind en boven een stuk taart.',
          'Dame una cuesta, viento en contra y algo dulce en la cima.',
        ],
      },
    ],
  },
  swim: {
    tags: ['outdoors', 'curious'],
    voices: [
      {
        headline: [
          'Kaltes Wasser, warmer Tee',
          'Cold water, warm tea',
          'Koud water, warme thee',
          'Agua fría, té caliente',
        ],
        opening: [
          'Ich schwimme im See, in jedem Monat, der einen Namen hat.',
          'I swim in the lake every month that has a name.',
          'Ik zwem in het meer, in elke maand die een naam heeft.',
          'Nado en el lago todos los meses que tienen nombre.',
        ],
      },
      {
        headline: [
          'Becken nach Feierabend',
          'Pool after closing',
          'Zwembad na sluitingstijd',
          'Piscina tras el cierre',
        ],
        opening: [
          'Ich arbeite in der Badeaufsicht und passe gern auf andere auf.',
          'I am a lifeguard, so being watched over is something I understand.',
          'Ik werk als badmeester en let graag op anderen.',
          'Trabajo de socorrista y se me da bien cuidar de los demás.',
        ],
      },
    ],
  },
  birds: {
    tags: ['outdoors', 'calm'],
    voices: [
      {
        headline: ['Mit den Vögeln wach', 'Up with the birds', 'Op met de vogels', 'En pie con los pájaros'],
        opening: [
          'Vierzig Vögel erkenne ich am Gesang und zwei an ihrem Benehmen.',
          'I can tell forty birds by ear and two by their manners.',
          'Ik herken veertig vogels aan hun zang en twee aan hun manieren.',
          'Distingo cuarenta pájaros de oído y dos por sus modales.',
        ],
      },
      {
        headline: ['Fernglas und Kekse', 'Binoculars and biscuits', 'Verrekijker en koekjes', 'Prismáticos y galletas'],
        opening: [
          'Sonntags zähle ich Schwäne für den Naturverein, an den übrigen Tagen auf mein Glück.',
          'On Sundays I count swans for the nature society; the other days I count on luck.',
          'Op zondag tel ik zwanen voor de natuurvereniging, de andere dagen reken ik op geluk.',
          'Los domingos cuento cisnes para la sociedad natural; los demás días cuento con la suerte.',
        ],
      },
    ],
  },
  climbing: {
    tags: ['outdoors', 'playful'],
    voices: [
      {
        headline: ['Kreide an den Händen', 'Chalk on my hands', 'Magnesium op mijn handen', 'Magnesio en las manos'],
        opening: [
          'Bei Regen klettere ich in der Halle und lache, wenn ich falle.',
          'I climb indoors when it rains and laugh about it when I fall.',
          'Bij regen klim ik binnen en als ik val, moet ik lachen.',
          'Si llueve, escalo bajo techo, y si me caigo, me río.',
        ],
      },
      {
        headline: ['Ruhige Hände', 'Steady hands', 'Vaste hand', 'Pulso firme'],
        opening: [
          'Höhe beruhigt mich, nur Leitern traue ich nicht.',
          'Heights calm me down; it is ladders that I do not trust.',
          'Hoogte maakt me rustig, alleen ladders vertrouw ik niet.',
          'Las alturas me calman; de lo que no me fío es de las escaleras de mano.',
        ],
      },
    ],
  },
} satisfies Record<string, Theme>;
