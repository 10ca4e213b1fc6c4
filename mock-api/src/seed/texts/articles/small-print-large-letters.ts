import type { Article } from './article.ts';

/** Legal texts that Bram has read. */
export const smallPrintLargeLetters: Article = {
  name: 'small-print-large-letters',
  category: 'news',
  day: '2024-08-15',
  performers: ['bram'],
  subject: 'bust',
  title: [
    'Kleingedrucktes, groß geschrieben',
    'Small print, large letters',
    'Kleine lettertjes, groot geschreven',
    'La letra pequeña, en grande',
  ],
  subtitle: [
    'Unsere rechtlichen Texte sind neu geschrieben, damit jemand sie liest.',
    'Our legal texts have been rewritten so that somebody reads them.',
    'Onze juridische teksten zijn herschreven, zodat iemand ze leest.',
    'Hemos reescrito nuestros textos legales para que alguien los lea.',
  ],
  excerpt: [
    'Ein Mann, der Kreuzworträtsel baut, hat unsere Bedingungen gelesen und das längste Wort behalten. Den Rest durften wir kürzen.',
    'A man who makes crosswords read our terms and kept the longest word. We were allowed to shorten the rest.',
    'Een man die kruiswoordraadsels maakt, las onze voorwaarden en hield het langste woord. De rest mochten wij inkorten.',
    'Un hombre que hace crucigramas leyó nuestras condiciones y se quedó con la palabra más larga. Lo demás pudimos acortarlo.',
  ],
  parts: [
    {
      kind: 'lead',
      text: [
        'In den alten Bedingungen gab es einen Satz, der auf der einen Seite anfing und auf der nächsten noch nicht fertig war. Bram aus Eindhoven, der Kreuzworträtsel baut, hat ihn laut gelesen, Luft geholt und gefragt, wer es in diesem Satz denn nun gewesen sei.',
        'The old terms had a sentence that began on one page and was not finished on the next. Bram from Eindhoven, who makes crosswords, read it aloud, drew breath and asked who, in this sentence, had actually done it.',
        'In de oude voorwaarden stond een zin die op de ene bladzijde begon en op de volgende nog niet klaar was. Bram uit Eindhoven, die kruiswoordraadsels maakt, las hem hardop voor, haalde adem en vroeg wie het in deze zin nu eigenlijk gedaan had.',
        'Las condiciones antiguas tenían una frase que empezaba en una página y en la siguiente todavía no había terminado. Bram, de Eindhoven, que hace crucigramas, la leyó en voz alta, tomó aire y preguntó quién era, en esa frase, el culpable.',
      ],
    },
    {
      kind: 'text',
      text: [
        'Danach hat er uns einen Nachmittag geschenkt. Die Regel war einfach: Bram liest, und wo er zweimal lesen muss, schreiben wir neu. Wo er lacht, auch. Seine Katze lag auf dem Stapel mit den alten Fassungen und stand erst auf, als er abgearbeitet war, was bei einem Stapel unter einer Katze dauert.',
        'After that he gave us an afternoon. The rule was simple: Bram reads, and where he has to read twice, we rewrite. Where he laughs, too. His cat lay on the pile of old versions and got up only when we had worked our way through it, which takes a while with a pile under a cat.',
        'Daarna gaf hij ons een middag cadeau. De regel was eenvoudig: Bram leest, en waar hij twee keer moet lezen, schrijven wij opnieuw. Waar hij lacht ook. Zijn kat lag op de stapel oude versies en stond pas op toen we die doorgewerkt hadden, en dat duurt even met een stapel onder een kat.',
        'Después nos regaló una tarde. La regla era sencilla: Bram lee, y donde tiene que leer dos veces, escribimos de nuevo. Donde se ríe, también. Su gato estaba tumbado sobre el montón de versiones antiguas y no se levantó hasta que lo repasamos entero, cosa que lleva su tiempo con un montón debajo de un gato.',
      ],
    },
    {
      kind: 'heading',
      text: ['Wer tut was', 'Who does what', 'Wie doet wat', 'Quién hace qué'],
    },
    {
      kind: 'text',
      text: [
        'In den neuen Texten tut in jedem Satz jemand etwas. Du kaufst Coins im Voraus. Ein Chat wird nach den Sekunden berechnet, in denen das Bild zu sehen ist. Am Ende kommt eine Abrechnung, und wenn sie nicht stimmt, kannst du ihr widersprechen. Das stand vorher auch da, nur hatte es niemand gefunden. Über jedem Abschnitt steht jetzt, worum es geht, und wer nur wissen will, wie man sich benimmt, liest die Hausregeln. Die waren schon immer kurz.',
        'In the new texts somebody does something in each sentence. You buy coins in advance. A chat is billed by the seconds in which the picture is seen. At its end there is a bill, and if it is wrong you can object to it. All this was there before, only nobody had found it. Above each section it now says what it is about, and if you only want to know how to behave, read the rules of the house. Those have always been short.',
        'In de nieuwe teksten doet in elke zin iemand iets. Jij koopt vooraf coins. Een chat wordt berekend per seconde waarin het beeld te zien is. Aan het eind komt er een rekening, en als die niet klopt, kun je bezwaar maken. Dat stond er eerst ook, alleen had niemand het gevonden. Boven elk stuk staat nu waar het over gaat, en wie alleen wil weten hoe je je gedraagt, leest de huisregels. Die waren altijd al kort.',
        'En los textos nuevos, en cada frase alguien hace algo. Tú compras monedas por adelantado. Un chat se cobra por los segundos en los que se ve la imagen. Al final llega una cuenta y, si no es correcta, puedes reclamarla. Todo eso ya estaba antes, solo que nadie lo había encontrado. El título de cada apartado dice ahora de qué trata, y quien solo quiera saber cómo comportarse tiene las normas de la casa. Esas siempre fueron cortas.',
      ],
    },
    {
      kind: 'quote',
      text: [
        'Das stand vorher auch da, nur hatte es niemand gefunden.',
        'All this was there before, only nobody had found it.',
        'Dat stond er eerst ook, alleen had niemand het gevonden.',
        'Todo eso ya estaba antes, solo que nadie lo había encontrado.',
      ],
    },
    {
      kind: 'picture',
      subject: 'room',
      caption: [
        'Die Leselampe. Sie hat alle Fassungen überstanden.',
        'The reading lamp. It has survived all the versions.',
        'De leeslamp. Die heeft alle versies overleefd.',
        'La lámpara de lectura. Ha sobrevivido a todas las versiones.',
      ],
    },
    {
      kind: 'heading',
      text: [
        'Vier Sprachen, ein Sinn',
        'Four languages, one meaning',
        'Vier talen, één betekenis',
        'Cuatro idiomas, un sentido',
      ],
    },
    {
      kind: 'text',
      text: [
        'Die Texte gibt es auf Deutsch, Englisch, Niederländisch und Spanisch, und keine Fassung soll klingen wie die Übersetzung der anderen. Die deutsche war am Anfang die längste und ist es noch, aber nur knapp. Ändert sich ein Text, steht dabei, was neu ist, und er wartet auf deine Antwort, statt sich an dir vorbeizuschleichen.',
        'The texts exist in German, English, Dutch and Spanish, and no version is meant to sound like a translation of another. The German one was the longest at the beginning and still is, but barely. When a text changes, it says what is new, and it waits for your answer instead of tiptoeing past you.',
        'De teksten zijn er in het Duits, Engels, Nederlands en Spaans, en geen enkele versie mag klinken als een vertaling van een andere. De Duitse was in het begin de langste en is dat nog steeds, maar net. Verandert een tekst, dan staat erbij wat er nieuw is, en hij wacht op je antwoord in plaats van langs je heen te sluipen.',
        'Los textos existen en alemán, inglés, neerlandés y español, y ninguna versión debe sonar a traducción de otra. La alemana era al principio la más larga y lo sigue siendo, pero por poco. Cuando un texto cambia, dice qué hay de nuevo y espera tu respuesta, en lugar de pasar de puntillas a tu lado.',
      ],
    },
    {
      kind: 'text',
      text: [
        'Ein Wort hat Bram behalten, das längste, zweiundvierzig Buchstaben. Er hat sein Gitter dafür verlängert. Die Frage dazu lautet: wurde angenommen, nie gelesen. Die Lösung verrät er nicht, außer beim zweiten Bitten.',
        'Bram kept one word, the longest, with forty-two letters. He had to extend his grid for it. The clue is: accepted, never read. He does not give the answer, unless you ask twice.',
        'Eén woord heeft Bram gehouden, het langste, met tweeënveertig letters. Hij heeft er zijn diagram voor verlengd. De omschrijving luidt: werd aanvaard, nooit gelezen. De oplossing verklapt hij niet, tenzij je het twee keer vraagt.',
        'Bram se quedó con una palabra, la más larga, de cuarenta y dos letras. Tuvo que alargar la cuadrícula para que cupiera. La definición dice: se aceptaba, no se leía. No da la solución, salvo que se la pidas dos veces.',
      ],
    },
  ],
};
