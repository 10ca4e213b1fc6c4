import type { Article } from './article.ts';

/** An interview with Carmela. */
export const whenItSoundsLikeApplause: Article = {
  name: 'when-it-sounds-like-applause',
  category: 'interviews',
  day: '2026-09-24',
  performers: ['carmela'],
  subject: 'bust',
  title: [
    '„Wenn es nach Applaus klingt, dreh die Flamme kleiner“',
    '“When it sounds like applause, turn down the flame”',
    '“Klinkt het als applaus, draai dan het vuur lager”',
    '«Cuando suene a aplausos, baja el fuego»',
  ],
  subtitle: [
    'Carmela über Kochen für die Ohren, eine Suppe ohne Uhr und einen geliehenen Löffel.',
    'Carmela on cooking for the ears, a soup without a clock and a borrowed spoon.',
    'Carmela over koken voor de oren, een soep zonder klok en een geleende lepel.',
    'Carmela habla de cocinar para el oído, de una sopa sin reloj y de una cuchara prestada.',
  ],
  excerpt: [
    'Der Löffel war für einen Sommer geliehen. Inzwischen ist er auf beiden Seiten abgenutzt.',
    'The spoon was borrowed for one summer. Since then it has worn down on both sides.',
    'De lepel was geleend voor één zomer. Intussen is hij aan beide kanten afgesleten.',
    'La cuchara era prestada, para un verano. Desde entonces se ha gastado por los dos lados.',
  ],
  parts: [
    {
      kind: 'lead',
      text: [
        'Carmelas Küche in Palermo hat einen Bogen statt einer Tür. Auf dem Regal steht eine Vase voller Kochlöffel, und über dem Herd hängt an einem eigenen Nagel der eine, nach dem alle fragen.',
        'Carmela’s kitchen in Palermo has an arch instead of a door. On the shelf stands a vase full of wooden spoons, and above the stove, on a nail of its own, hangs the one that everybody asks about.',
        'De keuken van Carmela in Palermo heeft een boog in plaats van een deur. Op de plank staat een vaas vol pollepels, en boven het fornuis hangt, aan een eigen spijker, die ene waar iedereen naar vraagt.',
        'La cocina de Carmela, en Palermo, tiene un arco en lugar de puerta. En el estante hay un jarrón lleno de cucharas de madera y, sobre los fogones, en un clavo propio, cuelga aquella por la que todos preguntan.',
      ],
    },
    {
      kind: 'question',
      text: [
        'Was ist das für ein Löffel?',
        'What is it about that spoon?',
        'Wat is dat voor een lepel?',
        '¿Qué cuchara es esa?',
      ],
    },
    {
      kind: 'text',
      text: [
        'Ein geliehener. Ich hatte für einen Sommer ein Zimmer gemietet, mit Küche, und die Vermieterin sagte: Den bekomme ich im September zurück. Sie war Linkshänderin, deshalb war er links ganz flach. Ich rühre mit rechts. Noch zehn Jahre, dann ist er gerade.',
        'A borrowed one. I had rented a room for a summer, with the use of the kitchen, and the landlady said: I want that back in September. She was left-handed, so it was quite flat on the left. I stir with my right hand. Another ten years and it will be even.',
        'Een geleende. Ik had voor een zomer een kamer gehuurd, met gebruik van de keuken, en de hospita zei: die krijg ik in september terug. Ze was linkshandig, daarom was hij links helemaal plat. Ik roer met rechts. Nog tien jaar en hij is recht.',
        'Una prestada. Yo había alquilado una habitación para un verano, con derecho a cocina, y la casera me dijo: esa me la devuelves en septiembre. Era zurda, por eso la cuchara estaba tan plana por la izquierda. Yo remuevo con la derecha. Diez años más y quedará igualada.',
      ],
    },
    {
      kind: 'question',
      text: [
        'Misst du damit auch ab?',
        'Do you measure with it, too?',
        'Meet je er ook mee af?',
        '¿También mides con ella?',
      ],
    },
    {
      kind: 'text',
      text: [
        'Seit meinem Sechzigsten messe ich mit nichts anderem. Ein Löffel Salz, sage ich, und die Gäste fragen: Was für einer? Neulich hielt mir jemand seinen vor die Kamera und fragte: So groß? Danach haben wir eine halbe Stunde lang Löffel verglichen. Gekocht haben wir an dem Abend nichts, jeder aß ein Brot.',
        'Since I turned sixty I have measured with nothing else. A spoonful of salt, I say, and guests ask: what kind of spoon? The other day somebody held theirs up to the camera and asked: this size? After that we compared spoons for half an hour. Nothing was cooked that evening, each of us ate a slice of bread.',
        'Sinds mijn zestigste meet ik met niets anders. Een lepel zout, zeg ik, en dan vragen gasten: wat voor lepel? Laatst hield iemand de zijne voor de camera en vroeg: zo groot? Daarna hebben we een halfuur lang lepels vergeleken. Gekookt is er die avond niet, we aten allebei een boterham.',
        'Desde que cumplí los sesenta no mido con otra cosa. Una cucharada de sal, digo, y los invitados preguntan: ¿de qué cuchara? El otro día alguien acercó la suya a la cámara y preguntó: ¿así de grande? Después estuvimos media hora comparando cucharas. Esa noche no se cocinó nada, cada cual cenó pan.',
      ],
    },
    {
      kind: 'picture',
      subject: 'room',
      caption: [
        'In der Vase wohnen die Löffel, Blumen kommen in den Topf.',
        'The spoons live in the vase, flowers go into the pot.',
        'In de vaas wonen de lepels, bloemen gaan in de pan.',
        'En el jarrón viven las cucharas, las flores van a la olla.',
      ],
    },
    {
      kind: 'question',
      text: [
        'Was kochst du für Leute, die nichts davon abbekommen?',
        'What do you cook for people who get none of it?',
        'Wat kook je voor mensen die er niets van krijgen?',
        '¿Qué cocinas para gente que no va a probarlo?',
      ],
    },
    {
      kind: 'text',
      text: [
        'Etwas, das man hört. Zwiebeln klingen erst wie Regen und dann wie Applaus. Wer den Applaus zu lange genießt, dem brennt der Topf an. Also drehe ich die Flamme kleiner, und jedes Mal schreibt jemand: schade.',
        'Something that you can hear. Onions first sound like rain and then like applause. Enjoy the applause for too long and you have burned the pot. So I turn down the flame, and every time somebody writes: pity.',
        'Iets wat je hoort. Uien klinken eerst als regen en dan als applaus. Wie te lang van het applaus geniet, zit met een aangebrande pan. Dus draai ik het vuur lager, en elke keer schrijft iemand: jammer.',
        'Algo que se oiga. Las cebollas suenan primero a lluvia y después a aplausos. A quien disfruta demasiado de los aplausos se le quema la olla. Así que bajo el fuego, y siempre hay alguien que escribe: qué pena.',
      ],
    },
    {
      kind: 'quote',
      text: [
        'Zwiebeln klingen erst wie Regen und dann wie Applaus.',
        'Onions first sound like rain and then like applause.',
        'Uien klinken eerst als regen en dan als applaus.',
        'Las cebollas suenan primero a lluvia y después a aplausos.',
      ],
    },
    {
      kind: 'question',
      text: [
        'Und was kochen die Gäste dir vor?',
        'And what do guests teach you?',
        'En wat leren de gasten jou?',
        '¿Y qué te enseñan los invitados?',
      ],
    },
    {
      kind: 'text',
      text: [
        'Ein Herr aus dem Norden gab mir eine Suppe mit Kartoffeln und Pflaumen. Sie kocht, so lange die Nachrichten im Radio dauern. Sein Radio habe ich hier nicht. Also rühre ich, er sitzt am anderen Ende und schweigt, und irgendwann sagt er: jetzt.',
        'A gentleman from the north gave me a soup with potatoes and plums. It cooks for as long as the news on the radio lasts. I do not have his radio here. So I stir, he sits at the other end in silence, and at some point he says: now.',
        'Een heer uit het noorden gaf me een soep met aardappelen en pruimen. Die kookt zolang het nieuws op de radio duurt. Zijn radio heb ik hier niet. Dus roer ik, hij zit zwijgend aan de andere kant, en op een gegeven moment zegt hij: nu.',
        'Un señor del norte me dio una sopa con patatas y ciruelas. Hierve lo que duran las noticias de la radio. Aquí no tengo su radio. Así que yo remuevo, él calla al otro lado y en algún momento dice: ya.',
      ],
    },
    {
      kind: 'question',
      text: [
        'Hat nie jemand den Löffel zurückverlangt?',
        'Has nobody ever asked for the spoon back?',
        'Heeft nooit iemand de lepel teruggevraagd?',
        '¿Nadie ha reclamado nunca la cuchara?',
      ],
    },
    {
      kind: 'text',
      text: [
        'Doch, die Enkelin der Vermieterin. Die Großmutter habe ihn gesucht, sagte sie. Ich habe ihn gespült, in ein Geschirrtuch gewickelt und ihr mitgegeben. Am nächsten Morgen hing er an meiner Türklinke, mit einem Zettel: Bis September.',
        'Yes, the landlady’s granddaughter. Her grandmother had been looking for it, she said. I washed it, wrapped it in a tea towel and gave it to her. The next morning it was hanging on my door handle, with a note: until September.',
        'Jawel, de kleindochter van de hospita. Haar grootmoeder had ernaar gezocht, zei ze. Ik heb hem afgewassen, in een theedoek gewikkeld en meegegeven. De volgende ochtend hing hij aan mijn deurklink, met een briefje: tot september.',
        'Sí, la nieta de la casera. Su abuela la había estado buscando, me dijo. La lavé, la envolví en un paño de cocina y se la di. A la mañana siguiente colgaba del pomo de mi puerta, con una nota: hasta septiembre.',
      ],
    },
  ],
};
