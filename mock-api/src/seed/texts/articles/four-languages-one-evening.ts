import type { Article } from './article.ts';

/** News of how texts are translated. */
export const fourLanguagesOneEvening: Article = {
  name: 'four-languages-one-evening',
  category: 'news',
  day: '2025-09-18',
  performers: ['oona-lind'],
  subject: 'room',
  title: [
    'Vier Sprachen, ein Abend',
    'Four languages, one evening',
    'Vier talen, één avond',
    'Cuatro idiomas, una noche',
  ],
  subtitle: [
    'Wie unsere Texte übersetzt werden, und warum Oona Lind kurz in der Ostsee schwamm.',
    'How our texts are translated, and why Oona Lind briefly swam in the Baltic.',
    'Hoe onze teksten worden vertaald, en waarom Oona Lind even in de Oostzee zwom.',
    'Cómo se traducen nuestros textos y por qué Oona Lind nadó un momento en el Báltico.',
  ],
  excerpt: [
    'Vier Leute, eine Lampe und ein Wort, das auf Deutsch giftig ist. So entsteht bei uns ein Text.',
    'Four people, a lamp and a word that is poisonous in German. This is how a text is made here.',
    'Vier mensen, een lamp en een woord dat in het Duits giftig is. Zo ontstaat bij ons een tekst.',
    'Cuatro personas, una lámpara y una palabra que en alemán es veneno. Así nace aquí un texto.',
  ],
  parts: [
    {
      kind: 'lead',
      text: [
        'Jeden Donnerstag sitzen vier Leute um einen Tisch mit einer Lampe und einem Text. Am Ende soll der Text viermal dastehen, auf Deutsch, Englisch, Niederländisch und Spanisch, und jedes Mal so, als wäre er nie etwas anderes gewesen.',
        'Every Thursday four people sit around a table with a lamp and a text. In the end the text should exist four times, in German, English, Dutch and Spanish, and each time as if it had never been anything else.',
        'Elke donderdag zitten vier mensen rond een tafel met een lamp en een tekst. Aan het eind moet die tekst er vier keer staan, in het Duits, Engels, Nederlands en Spaans, en telkens alsof hij nooit iets anders is geweest.',
        'Todos los jueves, cuatro personas se sientan alrededor de una mesa con una lámpara y un texto. Al final, el texto tiene que existir cuatro veces, en alemán, inglés, neerlandés y español, y cada vez como si nunca hubiera sido otra cosa.',
      ],
    },
    {
      kind: 'heading',
      text: ['Das Geschenk', 'The gift', 'Het cadeau', 'El regalo'],
    },
    {
      kind: 'text',
      text: [
        'Im englischen Entwurf stand auf einem Knopf „gift“. Der deutsche Kollege las es laut vor und legte seinen Keks weg. Die niederländische Kollegin beruhigte ihn: Bei ihr ist eine „gift“ eine Spende, und giftig ist nur „gif“, ohne t. Jetzt hat der Knopf in jeder Sprache ein eigenes Wort, und der Keks wurde gegessen.',
        'The English draft had “gift” on a button. Our German colleague read it aloud and put his biscuit aside: to him that is poison. Our Dutch colleague reassured him. To her a “gift” is a donation, and only “gif”, without the t, is poison. Now the button has a word of its own in each language, and the biscuit was eaten.',
        'In de Engelse versie stond “gift” op een knop. Onze Duitse collega las het hardop voor en legde zijn koekje weg: bij hem is dat vergif. De Nederlandse collega stelde hem gerust. Bij ons is een gift een schenking, en giftig is alleen “gif”, zonder t. Nu heeft de knop in elke taal een eigen woord, en het koekje is opgegeten.',
        'En el borrador inglés había un botón que decía «gift». El compañero alemán lo leyó en voz alta y apartó la galleta: en su idioma es veneno. La compañera neerlandesa lo tranquilizó. En el suyo, «gift» es un donativo, y el veneno es solo «gif», sin la te. Ahora el botón tiene una palabra propia en cada idioma, y la galleta se comió.',
      ],
    },
    {
      kind: 'picture',
      subject: 'room',
      caption: [
        'Lampe, lamp, lamp, lámpara: Hier gab es keinen Streit.',
        'Lamp, Lampe, lamp, lámpara: there was no argument here.',
        'Lamp, Lampe, lamp, lámpara: hierover was geen ruzie.',
        'Lámpara, Lampe, lamp, lamp: aquí no hubo discusión.',
      ],
    },
    {
      kind: 'heading',
      text: ['Der See', 'The lake', 'Het meer', 'El lago'],
    },
    {
      kind: 'text',
      text: [
        'Oona Lind schwimmt in einem See. Auf Niederländisch heißt der See „meer“ und das Meer „zee“, und zwischen zwei Fassungen lag sie plötzlich in der Ostsee. Eine Leserin aus Turku schrieb, das sei möglich, aber windiger. Im Deutschen rettet uns der Artikel: Der See ist still, die See hat Wellen.',
        'Oona Lind swims in a lake. A lake is “See” in German and “meer” in Dutch, but the sea is “Meer” in German and “zee” in Dutch, and between two drafts she was suddenly in the Baltic. A reader from Turku wrote that this was possible, but windier. English has two short words for it and did not understand the fuss.',
        'Oona Lind zwemt in een meer. In het Duits heet een meer “See” en de zee “Meer”, en tussen twee versies lag ze opeens in de Oostzee. Een lezeres uit Turku schreef dat dat kon, maar dat het er harder waaide. De Duitse collega wees op het lidwoord: “der See” is stil, “die See” heeft golven.',
        'Oona Lind nada en un lago. En alemán, un lago es «See» y el mar es «Meer»; en neerlandés, «meer» es el lago y el mar es «zee». Entre dos versiones, ella apareció de pronto en el Báltico. Una lectora de Turku escribió que era posible, pero con más viento. El español, por una vez, no tuvo la culpa.',
      ],
    },
    {
      kind: 'heading',
      text: ['Der Pin', 'The pin', 'De pin', 'Fijar'],
    },
    {
      kind: 'text',
      text: [
        'Wen du magst, den pinnst du an. Im Niederländischen aber heißt „pinnen“, im Laden mit der Karte zu zahlen, und im ersten Entwurf klang es, als säße Oona Lind an der Kasse. Eine Silbe half: „vastpinnen“. Auf Spanisch sagt man „fijar“, das klingt nach Hammer, hält aber.',
        'You pin those whom you like. In Dutch, however, “pinnen” means to pay by card in a shop, and in the first draft it sounded as if Oona Lind sat at the till. One syllable helped: “vastpinnen”. In Spanish it is “fijar”, which sounds like a hammer, but it holds.',
        'Wie je leuk vindt, kun je pinnen, stond er in de eerste versie. Dat klonk alsof Oona Lind aan de kassa zat, met een apparaatje. Eén lettergreep hielp: “vastpinnen”. In het Spaans heet het “fijar”, dat klinkt naar een hamer, maar het houdt.',
        'Si alguien te gusta, lo fijas. En inglés y en alemán se clava con un pin; en neerlandés, sin embargo, «pinnen» es pagar con tarjeta en una tienda, y en el primer borrador parecía que Oona Lind estaba en la caja. Bastó una sílaba: «vastpinnen». Nuestro «fijar» les suena a martillo a los demás, pero aguanta.',
      ],
    },
    {
      kind: 'heading',
      text: ['Zwei Uhr', 'Two o’clock', 'Twee uur', 'Las dos'],
    },
    {
      kind: 'text',
      text: [
        'Eine Show um zwei beginnt auf Deutsch in der Nacht, auf Englisch am Morgen. Wer beides liest, bringt Brötchen mit. Die spanische Kollegin hat für diese Stunden ein eigenes Wort, „madrugada“, und hat es noch niemandem geliehen.',
        'A show at two begins at night in German, but in the morning in English. Whoever reads both turns up with bread rolls. Our Spanish colleague has a special word for these hours, “madrugada”, and has not lent it to anybody yet.',
        'Een show om twee uur begint in het Nederlands ’s nachts, in het Engels in de ochtend. Wie allebei leest, neemt broodjes mee. De Spaanse collega heeft voor die uren een eigen woord, “madrugada”, en heeft het nog aan niemand uitgeleend.',
        'Un show a las dos empieza en alemán por la noche y en inglés por la mañana. Quien lee ambas cosas trae panecillos. Solo nosotros tenemos para esas horas una palabra propia, «madrugada», y todavía no se la hemos prestado a nadie.',
      ],
    },
    {
      kind: 'text',
      text: [
        'Namen übersetzen wir nie, Zahlen ungern, Witze bis elf. Ein Text ist fertig, wenn alle vier an derselben Stelle lächeln. Dann macht jemand die Lampe aus, und auf Spanisch ist es schon madrugada.',
        'We never translate names, numbers reluctantly, and jokes until eleven. A text is finished when all four smile in the same place. Then somebody turns off the lamp, and in Spanish it is already madrugada.',
        'Namen vertalen we nooit, getallen met tegenzin, grapjes tot elf uur. Een tekst is klaar als ze alle vier op dezelfde plek glimlachen. Dan doet iemand de lamp uit, en in het Spaans is het al madrugada.',
        'Los nombres no los traducimos nunca; los números, a disgusto; los chistes, hasta las once. Un texto está terminado cuando los cuatro sonríen en el mismo sitio. Entonces alguien apaga la lámpara, y ya es de madrugada, al menos en español.',
      ],
    },
    {
      kind: 'quote',
      text: [
        'Ein Text ist fertig, wenn alle vier an derselben Stelle lächeln.',
        'A text is finished when all four smile in the same place.',
        'Een tekst is klaar als ze alle vier op dezelfde plek glimlachen.',
        'Un texto está terminado cuando los cuatro sonríen en el mismo sitio.',
      ],
    },
  ],
};
