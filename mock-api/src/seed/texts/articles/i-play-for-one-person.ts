import type { Article } from './article.ts';

/** An interview with Mirela. */
export const iPlayForOnePerson: Article = {
  name: 'i-play-for-one-person',
  category: 'interviews',
  day: '2026-11-19',
  performers: ['mirela'],
  subject: 'bust',
  title: [
    '„Ich spiele für einen, die anderen dürfen bleiben“',
    '“I play for one person, and the others may stay”',
    '“Ik speel voor één iemand, de anderen mogen blijven”',
    '«Toco para una persona, y los demás pueden quedarse»',
  ],
  subtitle: [
    'Mirela über ein altes Klavier, das tiefe E, und warum sie nie vor zehn spielt.',
    'Mirela on an old piano, on the low E, and why she never plays before ten.',
    'Mirela over een oude piano, over de lage E, en waarom ze nooit voor tienen speelt.',
    'Mirela habla de un piano viejo, del mi grave y de por qué nunca toca antes de las diez.',
  ],
  excerpt: [
    'Zwei Jahre lang fehlte dem Klavier ein Ton. Mirela hat gelernt, um ihn herum zu spielen.',
    'For two years the piano lacked a note. Mirela learned to play around it.',
    'Twee jaar lang miste de piano een toon. Mirela leerde eromheen te spelen.',
    'Durante dos años al piano le faltó una nota. Mirela aprendió a tocar a su alrededor.',
  ],
  parts: [
    {
      kind: 'lead',
      text: [
        'Das Zimmer ist kleiner, als es auf dem Bildschirm aussieht: ein Klavier, eine Lampe, ein Stuhl für den, der zuhört. Mirela nimmt selbst den Stuhl und fragt, was ich trinken möchte.',
        'The room is smaller than it looks on the screen: a piano, a lamp, a chair for the one who listens. Mirela takes the chair herself and asks what I would like to drink.',
        'De kamer is kleiner dan ze op het scherm lijkt: een piano, een lamp, een stoel voor wie luistert. Mirela gaat zelf op de stoel zitten en vraagt wat ik wil drinken.',
        'La habitación es más pequeña de lo que parece en la pantalla: un piano, una lámpara, una silla para quien escucha. Mirela se sienta en ella y me pregunta qué quiero beber.',
      ],
    },
    {
      kind: 'question',
      text: [
        'Du fängst nie vor zehn an. Warum?',
        'You never begin before ten. Why?',
        'Je begint nooit voor tienen. Waarom?',
        'Nunca empiezas antes de las diez. ¿Por qué?',
      ],
    },
    {
      kind: 'text',
      text: [
        'Wegen des Nachbarn. Er ist einundneunzig und geht um zehn ins Bett. Er hat mir gesagt, dass er die tiefen Töne durch die Wand hört und dass ich anfangen darf, wenn seine Lampe aus ist. Also warte ich auf seine Lampe. Im Sommer ist das leicht, da geht er früher. Im Winter liest er, und ich sitze mit den Händen auf den Knien da und höre, wie er umblättert.',
        'Because of the neighbour. He is ninety-one and goes to bed at ten. He told me that he hears the low notes through the wall and that I may begin when he has turned off his lamp. So I wait for his lamp. In summer that is easy, he goes earlier. In winter he reads, and I sit there with my hands on my knees and hear him turn the pages.',
        'Vanwege de buurman. Hij is eenennegentig en gaat om tien uur naar bed. Hij zei dat hij de lage tonen door de muur hoort en dat ik mag beginnen als zijn lamp uit is. Dus wacht ik op zijn lamp. In de zomer is dat makkelijk, dan gaat hij vroeger. In de winter leest hij, en zit ik daar met mijn handen op mijn knieën en hoor ik hem bladeren.',
        'Por el vecino. Tiene noventa y un años y se acuesta a las diez. Me dijo que oye las notas graves a través de la pared y que puedo empezar cuando haya apagado su lámpara. Así que espero a su lámpara. En verano es fácil, se acuesta antes. En invierno lee, y yo me quedo con las manos en las rodillas y oigo cómo pasa las páginas.',
      ],
    },
    {
      kind: 'question',
      text: ['Und das tiefe E?', 'And the low E?', 'En de lage E?', '¿Y el mi grave?'],
    },
    {
      kind: 'text',
      text: [
        'Zwei Jahre lang war es kaputt. Ich habe gelernt, um es herum zu spielen, jedes Stück hatte ein Loch. Wer länger zuhörte, kannte das Loch und hat es mitgesummt. Jetzt ist der Ton wieder da, und ich weiß nicht, was ich mit ihm anfangen soll. Manchmal lasse ich ihn weg, aus Gewohnheit, und jemand schreibt: Da fehlt einer.',
        'It was broken for two years. I learned to play around it, every piece had a hole. Whoever listened for longer knew the hole and hummed it. Now the note is back and I do not know what to do with it. Sometimes I leave it out, from habit, and somebody writes: one is missing.',
        'Twee jaar lang was hij stuk. Ik leerde eromheen te spelen, elk stuk had een gat. Wie langer luisterde, kende het gat en neuriede het mee. Nu is de toon terug en weet ik niet wat ik ermee moet. Soms laat ik hem weg, uit gewoonte, en dan schrijft iemand: er ontbreekt er een.',
        'Estuvo roto dos años. Aprendí a tocar a su alrededor, cada pieza tenía un hueco. Quien escuchaba desde hacía tiempo conocía el hueco y lo tarareaba. Ahora la nota ha vuelto y no sé qué hacer con ella. A veces la dejo fuera, por costumbre, y alguien escribe: falta una.',
      ],
    },
    {
      kind: 'picture',
      subject: 'room',
      caption: [
        'Auch die Lampe gehört dem Nachbarn.',
        'The lamp belongs to the neighbour, too.',
        'Ook de lamp is van de buurman.',
        'La lámpara también es del vecino.',
      ],
    },
    {
      kind: 'quote',
      text: [
        'Ich habe gelernt, um es herum zu spielen, jedes Stück hatte ein Loch.',
        'I learned to play around it, every piece had a hole.',
        'Ik leerde eromheen te spelen, elk stuk had een gat.',
        'Aprendí a tocar a su alrededor, cada pieza tenía un hueco.',
      ],
    },
    {
      kind: 'question',
      text: ['Für wen spielst du?', 'Who do you play for?', 'Voor wie speel je?', '¿Para quién tocas?'],
    },
    {
      kind: 'text',
      text: [
        'Für einen, und die anderen dürfen bleiben. Ich suche mir in der Liste einen Namen aus und spiele für ihn. Der Name weiß es nicht. Am nächsten Abend ist es ein anderer. Wenn ich für alle spiele, wird es eine Vorstellung, und dafür ist das Zimmer zu klein.',
        'For one person, and the others may stay. I look for a name in the list and play for it. The name does not know. The next evening it is another one. When I play for everybody it becomes a performance, and the room is too small for that.',
        'Voor één iemand, en de anderen mogen blijven. Ik kies een naam uit de lijst en speel voor die naam. De naam weet het niet. De avond daarna is het een andere. Als ik voor iedereen speel, wordt het een voorstelling, en daar is de kamer te klein voor.',
        'Para una persona, y los demás pueden quedarse. Busco un nombre en la lista y toco para él. El nombre no lo sabe. A la noche siguiente es otro. Cuando toco para todos se convierte en una función, y para eso la habitación es demasiado pequeña.',
      ],
    },
  ],
};
