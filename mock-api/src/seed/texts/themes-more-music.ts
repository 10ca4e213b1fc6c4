import type { Theme } from './theme.ts';

/** Themes: cello, drums, accordion, radio, puppets, juggling. */
export const moreMusicThemes = {
  cello: {
    tags: ['music', 'calm'],
    voices: [
      {
        headline: ['Cello, tiefe Saiten', 'Cello, low strings', 'Cello, lage snaren', 'Violonchelo, cuerdas graves'],
        opening: [
          'Mein Cello hat einen eigenen Sitzplatz im Zug und eine bessere Aussicht als ich.',
          'My cello has its own seat on the train, and a better view than mine.',
          'Mijn cello heeft een eigen plek in de trein, met beter uitzicht dan ik.',
          'Mi violonchelo tiene su propio asiento en el tren y mejores vistas que yo.',
        ],
      },
      {
        headline: [
          'Eine Suite vor dem Schlafen',
          'One suite before sleep',
          'Eén suite voor het slapen',
          'Una suite antes de dormir',
        ],
        opening: [
          'Jeden Abend spiele ich eine Suite zu Ende, auch wenn das Telefon klingelt.',
          'Every evening I play one suite to the end, even when the phone rings.',
          'Elke avond speel ik één suite helemaal uit, ook als de telefoon gaat.',
          'Cada noche toco una suite hasta el final, aunque suene el teléfono.',
        ],
      },
    ],
  },
  drums: {
    tags: ['music', 'playful'],
    voices: [
      {
        headline: ['Schlagzeug im Keller', 'Drums in the basement', 'Drums in de kelder', 'Batería en el sótano'],
        opening: [
          'Ich trommle auf allem, was stillhält, und auf einigem, was es nicht tut.',
          'I drum on everything that stays still and on some things that do not.',
          'Ik trommel op alles wat stilstaat en op sommige dingen die dat niet doen.',
          'Toco el tambor en todo lo que se queda quieto y en algunas cosas que no.',
        ],
      },
      {
        headline: [
          'Immer im Takt, fast immer',
          'Always in time, almost',
          'Altijd in de maat, bijna',
          'Siempre a compás, casi',
        ],
        opening: [
          'Meine Band probt sonntags, und der Hund nebenan singt mit.',
          'My band rehearses on Sundays, and the dog next door sings along.',
          'Mijn band repeteert op zondag en de hond van hiernaast zingt mee.',
          'Mi grupo ensaya los domingos y el perro de al lado canta con nosotros.',
        ],
      },
    ],
  },
  accordion: {
    tags: ['music', 'travel'],
    voices: [
      {
        headline: ['Akkordeon und Fernweh', 'Accordion and wanderlust', 'Accordeon en reislust', 'Acordeón y camino'],
        opening: [
          'Mit dem Akkordeon auf dem Rücken bin ich durch elf Länder gekommen.',
          'With the accordion on my back I made it through eleven countries.',
          'Met de accordeon op mijn rug ben ik door elf landen getrokken.',
          'Con el acordeón a la espalda he cruzado once países.',
        ],
      },
      {
        headline: [
          'Walzer für die Straßenecke',
          'Waltzes for the corner',
          'Walsen voor de straathoek',
          'Valses de esquina',
        ],
        opening: [
          'Samstags spiele ich auf dem Markt, bezahlt wird in Tomaten.',
          'On Saturdays I play at the market and get paid in tomatoes.',
          'Op zaterdag speel ik op de markt en word ik betaald in tomaten.',
          'Los sábados toco en el mercado y me pagan con tomates.',
        ],
      },
    ],
  },
  radio: {
    tags: ['stage', 'talkative'],
    voices: [
      {
        headline: [
          'Nachtfunk, leise Stimme',
          'Night radio, low voice',
          'Nachtradio, zachte stem',
          'Radio de madrugada',
        ],
        opening: [
          'Zehn Jahre Nachtprogramm, und noch immer flüstere ich am Frühstückstisch.',
          'Ten years of night radio, and I still whisper at breakfast.',
          'Tien jaar nachtradio, en aan het ontbijt fluister ik nog steeds.',
          'Diez años de radio nocturna y todavía susurro en el desayuno.',
        ],
      },
      {
        headline: [
          'Verkehr, Wetter, Geständnisse',
          'Traffic, weather, confessions',
          'Verkeer, weer, bekentenissen',
          'Tráfico, tiempo y confesiones',
        ],
        opening: [
          'Ich lese den Verkehr vor, als wäre er ein Liebesbrief.',
          'I read out the traffic as if it were a love letter.',
          'Ik lees de files voor alsof het een liefdesbrief is.',
          'Leo el estado del tráfico como si fuera una carta de amor.',
        ],
      },
    ],
  },
  puppets: {
    tags: ['stage', 'craft', 'playful'],
    voices: [
      {
        headline: ['Puppen mit Meinung', 'Puppets with opinions', 'Poppen met een mening', 'Títeres con opinión'],
        opening: [
          'Ich baue Puppen, und die älteste widerspricht mir seit zwölf Jahren.',
          'I build puppets, and the oldest has been contradicting me for twelve years.',
          'Ik maak poppen, en de oudste spreekt me al twaalf jaar tegen.',
          'Hago títeres y el más viejo lleva doce años llevándome la contraria.',
        ],
      },
      {
        headline: ['Fäden in der Hand', 'Pulling the strings', 'De touwtjes in handen', 'Mover los hilos'],
        opening: [
          'Auf meiner Bühne ist Platz für einen Drachen und zwei Zuschauer.',
          'My stage has room for one dragon and an audience of two.',
          'Op mijn podium is plaats voor één draak en twee toeschouwers.',
          'En mi escenario caben un dragón y dos espectadores.',
        ],
      },
    ],
  },
  juggling: {
    tags: ['stage', 'games', 'witty'],
    voices: [
      {
        headline: [
          'Fünf Bälle, zwei Hände',
          'Five balls, two hands',
          'Vijf ballen, twee handen',
          'Cinco bolas, dos manos',
        ],
        opening: [
          'Ich jongliere, seit mir im Mathematikunterricht langweilig wurde.',
          'I have been juggling since a maths lesson got too long.',
          'Ik jongleer sinds een wiskundeles te lang duurde.',
          'Hago malabares desde que una clase de matemáticas se hizo larga.',
        ],
      },
      {
        headline: [
          'Was fällt, wird aufgehoben',
          'Drop it, pick it up',
          'Wat valt, raap je op',
          'Lo que cae, se recoge',
        ],
        opening: [
          'Im Zirkus habe ich jongliert und die Zelte aufgebaut.',
          'At the circus I juggled, and I put up the tents.',
          'In het circus jongleerde ik en zette ik de tenten op.',
          'En el circo hacía malabares y montaba las carpas.',
        ],
      },
    ],
  },
} satisfies Record<string, Theme>;
