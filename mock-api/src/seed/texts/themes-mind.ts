import type { Theme } from './theme.ts';

/** Themes: cards, chess, books, letters, quiz, words, stars, city, trains. */
export const mindThemes = {
  cards: {
    tags: ['curious', 'late'],
    voices: [
      {
        headline: ['Karten legen', 'Card readings', 'Kaartleggen', 'Lectura de cartas'],
        opening: [
          'Ich lese Karten wie andere Romane, langsam und wegen der Figuren.',
          'I read cards the way others read novels, slowly and for the characters.',
          'Ik lees kaarten zoals anderen romans lezen, langzaam en om de personages.',
          'Leo las cartas como otros leen novelas, despacio y por los personajes.',
        ],
      },
      {
        headline: [
          'Ein Blatt und eine Kerze',
          'A deck and a candle',
          'Een spel kaarten en een kaars',
          'Una baraja y una vela',
        ],
        opening: [
          'Meine Großmutter hat mir ihre Karten vererbt, mit dem Auftrag, sie nie ernst zu nehmen.',
          'My grandmother left me her cards and strict orders never to take them seriously.',
          'Mijn oma liet me haar kaarten na, met de opdracht ze nooit serieus te nemen.',
          'Mi abuela me dejó sus cartas con la orden de no tomarlas nunca en serio.',
        ],
      },
    ],
  },
  chess: {
    tags: ['games', 'calm'],
    voices: [
      {
        headline: ['Schach nach zehn', 'Chess after ten', 'Schaken na tienen', 'Ajedrez después de las diez'],
        opening: [
          'Ich eröffne mit dem Damengambit und bereue es meist beim zwölften Zug.',
          "I open with the queen's gambit and usually regret it by move twelve.",
          'Ik open met het damegambiet en heb daar meestal bij zet twaalf spijt van.',
          'Abro con el gambito de dama y suelo arrepentirme en la jugada doce.',
        ],
      },
      {
        headline: [
          'Lange Partien, gute Gespräche',
          'Slow games, good talk',
          'Trage partijen, goede gesprekken',
          'Partidas lentas, buena charla',
        ],
        opening: [
          'Auf meinem Tisch steht immer ein Brett, und niemand muss gut spielen.',
          'A board is always set up on my table, and nobody has to be good at it.',
          'Op mijn tafel staat altijd een bord klaar, en niemand hoeft goed te zijn.',
          'En mi mesa siempre hay un tablero puesto y nadie tiene que jugar bien.',
        ],
      },
    ],
  },
  books: {
    tags: ['books', 'calm'],
    voices: [
      {
        headline: ['Vorlesen', 'Reading aloud', 'Voorlezen', 'Lectura en voz alta'],
        opening: [
          'Ich lese die letzte Seite zuerst und tue dann so, als wäre nichts.',
          'I read the last page first and then pretend that I did not.',
          'Ik lees de laatste bladzijde eerst en doe daarna alsof dat niet zo is.',
          'Leo primero la última página y luego finjo que no lo he hecho.',
        ],
      },
      {
        headline: ['Romane und Regen', 'Novels and rain', 'Romans en regen', 'Novelas y lluvia'],
        opening: [
          'Ich führe ein Antiquariat, in dem die Katze entscheidet, wer sich setzen darf.',
          'I run a second-hand bookshop where the cat decides who may sit down.',
          'Ik heb een tweedehands boekwinkel waar de kat beslist wie mag zitten.',
          'Llevo una librería de viejo donde la gata decide quién puede sentarse.',
        ],
      },
    ],
  },
  letters: {
    tags: ['books', 'late'],
    voices: [
      {
        headline: ['Briefe von Hand', 'Letters by hand', 'Brieven met de hand', 'Cartas a mano'],
        opening: [
          'Ich beantworte jeden Brief, und zwar mit dem Füller.',
          'I answer every letter, and I use a fountain pen to do it.',
          'Ik beantwoord elke brief, en wel met een vulpen.',
          'Respondo todas las cartas, y lo hago con pluma.',
        ],
      },
      {
        headline: ['Gedichte ohne Reim', 'Poems without rhyme', 'Gedichten zonder rijm', 'Poemas sin rima'],
        opening: [
          'Manche meiner Gedichte passen auf einen Bierdeckel, und genau dort schreibe ich sie hin.',
          'Some of my poems fit on a coaster, and that is where I write them.',
          'Sommige van mijn gedichten passen op een bierviltje, en daar schrijf ik ze ook op.',
          'Algunos de mis poemas caben en un posavasos, y ahí es donde los escribo.',
        ],
      },
    ],
  },
  quiz: {
    tags: ['games', 'talkative'],
    voices: [
      {
        headline: ['Quiz bei mir', 'Quiz night', 'Quizavond', 'Noche de preguntas'],
        opening: [
          'Ich kenne alle Hauptstädte, aber keinen einzigen Weg.',
          'I know the capital of everywhere and the way to nowhere.',
          'Ik ken alle hoofdsteden, maar de weg weet ik nergens.',
          'Me sé todas las capitales y ningún camino.',
        ],
      },
      {
        headline: ['Tausend Teile', 'A thousand pieces', 'Duizend stukjes', 'Mil piezas'],
        opening: [
          'Auf meinem Boden liegt ein halbfertiges Puzzle, also Vorsicht beim Auftreten.',
          'There is a half-finished jigsaw on my floor, please mind your step.',
          'Op mijn vloer ligt een halve puzzel, dus kijk uit waar je loopt.',
          'En el suelo tengo un puzle a medias, así que cuidado al pisar.',
        ],
      },
    ],
  },
  words: {
    tags: ['languages', 'talkative'],
    voices: [
      {
        headline: ['Wörter, die ich sammle', 'Words I collect', 'Woorden die ik verzamel', 'Palabras que colecciono'],
        opening: [
          'Ich sammle Wörter, die es nur in einer Sprache gibt.',
          'I collect words that exist in one language only.',
          'Ik verzamel woorden die maar in één taal bestaan.',
          'Colecciono palabras que existen en un solo idioma.',
        ],
      },
      {
        headline: [
          'Plaudern für Fortgeschrittene',
          'Lessons in small talk',
          'Kletsen voor gevorderden',
          'Clases de charla',
        ],
        opening: [
          'Ich übersetze Gebrauchsanweisungen und weiß alles über Spülmaschinen.',
          'I translate manuals for a living, so ask me anything about dishwashers.',
          'Ik vertaal gebruiksaanwijzingen en weet dus alles van vaatwassers.',
          'Traduzco manuales y por eso lo sé todo sobre lavavajillas.',
        ],
      },
    ],
  },
  stars: {
    tags: ['curious', 'late'],
    voices: [
      {
        headline: [
          'Sterne über der Stadt',
          'Stars over the city',
          'Sterren boven de stad',
          'Estrellas sobre la ciudad',
        ],
        opening: [
          'Ich besitze ein Teleskop, das größer ist als mein Bett.',
          'I own a telescope that is larger than my bed.',
          'Ik heb een telescoop die groter is dan mijn bed.',
          'Tengo un telescopio más grande que mi cama.',
        ],
      },
      {
        headline: ['Wach mit dem Mond', 'Awake with the moon', 'Wakker met de maan', 'En vela con la luna'],
        opening: [
          'Klare Nächte gehören dem Himmel, bewölkte gehören dir.',
          'Clear nights belong to the sky, cloudy ones belong to you.',
          'Heldere nachten zijn voor de hemel, bewolkte zijn voor jou.',
          'Las noches claras son para el cielo y las nubladas, para ti.',
        ],
      },
    ],
  },
  city: {
    tags: ['curious', 'talkative'],
    voices: [
      {
        headline: ['Stadtspaziergänge', 'City walks', 'Stadswandelingen', 'Paseos por la ciudad'],
        opening: [
          'Ich zeige Besuchern die Höfe, die in keinem Reiseführer stehen.',
          'I show visitors the courtyards that are not in the guidebook.',
          'Ik laat bezoekers de binnenplaatsen zien die in geen enkele gids staan.',
          'Enseño a los visitantes los patios que no salen en la guía.',
        ],
      },
      {
        headline: ['Dächer und Treppen', 'Rooftops and stairs', 'Daken en trappen', 'Azoteas y escaleras'],
        opening: [
          'Ich zeichne Pläne für Häuser und träume von ihren Treppen.',
          'I draw plans for houses and daydream about their staircases.',
          'Ik teken plattegronden voor huizen en droom van hun trappen.',
          'Dibujo planos de casas y sueño despierto con sus escaleras.',
        ],
      },
    ],
  },
  trains: {
    tags: ['travel', 'curious'],
    voices: [
      {
        headline: ['Nachtzüge', 'Night trains', 'Nachttreinen', 'Trenes nocturnos'],
        opening: [
          'Ich plane Reisen nach der Güte des Speisewagens.',
          'I plan trips by the quality of the dining car.',
          'Ik plan reizen op de kwaliteit van de restauratiewagen.',
          'Elijo los viajes por la calidad del vagón restaurante.',
        ],
      },
      {
        headline: [
          'Postkarten von irgendwo',
          'Postcards from somewhere',
          'Ansichtkaarten van ergens',
          'Postales de algún sitio',
        ],
        opening: [
          'Ich habe in sieben Städten gelebt und in jeder eine Pflanze gelassen.',
          'I have lived in seven cities and left a plant in each of them.',
          'Ik woonde in zeven steden en liet in elke stad een plant achter.',
          'He vivido en siete ciudades y en cada una dejé una planta.',
        ],
      },
    ],
  },
} satisfies Record<string, Theme>;
