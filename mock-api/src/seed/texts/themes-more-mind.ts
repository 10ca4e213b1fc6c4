import type { Theme } from './theme.ts';

/** Themes: maps, idioms, crosswords, numbers. */
export const moreMindThemes = {
  maps: {
    tags: ['travel', 'curious'],
    voices: [
      {
        headline: [
          'Alte Karten, neue Umwege',
          'Old maps, new detours',
          'Oude kaarten, nieuwe omwegen',
          'Mapas viejos, rodeos nuevos',
        ],
        opening: [
          'Ich sammle Karten von Orten, die es so nicht mehr gibt.',
          'I collect maps of places that no longer look like that.',
          'Ik verzamel kaarten van plekken die er niet meer zo uitzien.',
          'Colecciono mapas de lugares que ya no son así.',
        ],
      },
      {
        headline: ['Verlaufen mit Plan', 'Lost on purpose', 'Verdwalen met een plan', 'Perderse con plan'],
        opening: [
          'Gib mir eine Stadt und einen Nachmittag, und ich finde die falsche Straße.',
          'Give me a city and an afternoon, and I will find the wrong street.',
          'Geef me een stad en een middag, en ik vind de verkeerde straat.',
          'Dame una ciudad y una tarde y encontraré la calle equivocada.',
        ],
      },
    ],
  },
  idioms: {
    tags: ['languages', 'talkative', 'witty'],
    voices: [
      {
        headline: ['Redensarten im Tausch', 'Trading sayings', 'Gezegden ruilen', 'Cambio refranes'],
        opening: [
          'Ich übersetze Gebrauchsanweisungen und träume von Gedichten.',
          'I translate manuals and dream of poems.',
          'Ik vertaal handleidingen en droom van gedichten.',
          'Traduzco manuales y sueño con poemas.',
        ],
      },
      {
        headline: [
          'Sechs Sprachen, ein Akzent',
          'Six languages, one accent',
          'Zes talen, één accent',
          'Seis idiomas, un acento',
        ],
        opening: [
          'Ich kann in sechs Sprachen Kaffee bestellen und in zweien streiten.',
          'I can order coffee in six languages and argue in two.',
          'Ik kan in zes talen koffie bestellen en in twee ruziemaken.',
          'Sé pedir café en seis idiomas y discutir en dos.',
        ],
      },
    ],
  },
  crosswords: {
    tags: ['games', 'books', 'witty'],
    voices: [
      {
        headline: ['Sieben waagerecht', 'Seven across', 'Zeven horizontaal', 'Siete horizontal'],
        opening: [
          'Ich denke mir Kreuzworträtsel aus und verrate nie die Lösung, außer beim zweiten Bitten.',
          'I make up crosswords and never give the answer, unless you ask twice.',
          'Ik bedenk kruiswoordraadsels en verklap nooit de oplossing, tenzij je het twee keer vraagt.',
          'Invento crucigramas y nunca doy la solución, salvo que la pidas dos veces.',
        ],
      },
      {
        headline: [
          'Rätsel vor Mitternacht',
          'Riddles before midnight',
          'Raadsels voor middernacht',
          'Acertijos antes de las doce',
        ],
        opening: [
          'Ein gutes Rätsel ist wie ein guter Abend: Man will nicht, dass es aufgeht.',
          'A good riddle is like a good evening: you do not want it to end.',
          'Een goed raadsel is als een goede avond: je wilt niet dat het afloopt.',
          'Un buen acertijo es como una buena noche: no quieres que acabe.',
        ],
      },
    ],
  },
  numbers: {
    tags: ['games', 'curious', 'late'],
    voices: [
      {
        headline: ['Zahlen zum Verlieben', 'Numbers to fall for', 'Getallen om van te houden', 'Números que enamoran'],
        opening: [
          'Tagsüber unterrichte ich Mathematik, abends beweise ich das Gegenteil.',
          'By day I teach mathematics; in the evening I prove the opposite.',
          "Overdag geef ik wiskunde, 's avonds bewijs ik het tegendeel.",
          'De día enseño matemáticas; de noche demuestro lo contrario.',
        ],
      },
      {
        headline: [
          'Würfel und Wahrscheinlichkeit',
          'Dice and odds',
          'Dobbelstenen en kansen',
          'Dados y probabilidades',
        ],
        opening: [
          'Ich rechne dir aus, wie wahrscheinlich dieser Abend ist.',
          'I will work out for you how likely this evening is.',
          'Ik reken voor je uit hoe waarschijnlijk deze avond is.',
          'Te calculo lo probable que es esta noche.',
        ],
      },
    ],
  },
} satisfies Record<string, Theme>;
