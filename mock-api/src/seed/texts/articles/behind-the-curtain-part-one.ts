import type { Article } from './article.ts';

/** The other side of Thea Brandt’s curtain. */
export const behindTheCurtainPartOne: Article = {
  name: 'behind-the-curtain-part-one',
  category: 'production',
  day: '2026-10-22',
  performers: ['thea-brandt'],
  subject: 'curtain',
  title: [
    'Hinter dem Vorhang, Teil eins',
    'Behind the curtain, part one',
    'Achter het gordijn, deel één',
    'Detrás del telón, primera parte',
  ],
  subtitle: [
    'Thea Brandt zeigt Kabel, Klebeband und warum die Lampe brummt.',
    'Thea Brandt shows cables, tape, and why the lamp hums.',
    'Thea Brandt laat kabels zien, tape, en waarom de lamp bromt.',
    'Thea Brandt enseña los cables, la cinta y por qué zumba la lámpara.',
  ],
  excerpt: [
    'Vor dem Vorhang steht ein Sessel, dahinter liegt die Wahrheit in elf Kabeln. Thea Brandt geht mit uns um den Stoff herum.',
    'In front of the curtain stands an armchair, and behind it lies the truth, in eleven cables. Thea Brandt walks us around the cloth.',
    'Voor het gordijn staat een fauteuil, erachter ligt de waarheid, in elf kabels. Thea Brandt loopt met ons om de stof heen.',
    'Delante del telón hay un sillón; detrás está la verdad, en once cables. Thea Brandt nos lleva al otro lado de la tela.',
  ],
  parts: [
    {
      kind: 'lead',
      text: [
        'Von vorn ist der Vorhang schwer, dunkelrot und so breit wie das Bild. Von hinten ist er exakt so breit wie das Bild, und dann kommt der Wäscheständer. Thea Brandt hält den Stoff zur Seite, als ließe sie eine Katze herein, und bittet uns, auf die gelben Streifen zu achten.',
        'From the front the curtain is heavy, dark red and as wide as the picture. From behind it is exactly as wide as the picture, and then comes the clothes horse. Thea Brandt holds the cloth aside as if she were letting in a cat, and asks us to mind the yellow strips.',
        'Van voren is het gordijn zwaar, donkerrood en zo breed als het beeld. Van achteren is het precies zo breed als het beeld, en dan komt het droogrek. Thea Brandt houdt de stof opzij alsof ze een kat binnenlaat, en vraagt ons op de gele strepen te letten.',
        'Por delante, el telón es pesado, granate y tan ancho como la imagen. Por detrás es exactamente igual de ancho que la imagen, y luego viene el tendedero. Thea Brandt aparta la tela como quien deja pasar a un gato y nos pide que tengamos cuidado con las tiras amarillas.',
      ],
    },
    {
      kind: 'heading',
      text: ['Das Klebeband', 'The tape', 'De tape', 'La cinta'],
    },
    {
      kind: 'text',
      text: [
        'Gelb heißt: Hier steht der Sessel. Weiß heißt: Bis hierher sieht die Kamera. Blau heißt, dass Weiß und Gelb ausgegangen waren. Unter dem Teppich kleben noch die Streifen vom letzten Winter, als der Sessel links stand, und wer lange genug sucht, findet den Umriss eines Klaviers. Ein Klavier hat es hier nie gegeben, es war ein Plan. Auch Pläne klebt Thea erst auf den Boden und geht dann eine Woche um sie herum.',
        'Yellow means: here is the armchair. White means: this is as far as the camera sees. Blue means that white and yellow had run out. Under the carpet there are still the strips of last winter, when the armchair stood on the left, and if you look long enough you find the outline of a piano. There never was a piano here, it was a plan. Thea tapes plans to the floor, too, and then walks around them for a week.',
        'Geel betekent: hier staat de fauteuil. Wit betekent: tot hier kijkt de camera. Blauw betekent dat wit en geel op waren. Onder het kleed zitten nog de strepen van vorige winter, toen de fauteuil links stond, en wie lang genoeg zoekt, vindt de omtrek van een piano. Een piano heeft hier nooit gestaan, het was een plan. Ook plannen plakt Thea eerst op de vloer, en dan loopt ze er een week omheen.',
        'El amarillo significa: aquí va el sillón. El blanco significa: hasta aquí llega la cámara. El azul significa que se habían acabado el blanco y el amarillo. Debajo de la alfombra siguen las tiras del invierno pasado, cuando el sillón estaba a la izquierda, y quien busca con paciencia encuentra el contorno de un piano. Aquí nunca hubo un piano, era un plan. También los planes los pega Thea primero en el suelo, y luego se pasa una semana dando vueltas a su alrededor.',
      ],
    },
    {
      kind: 'quote',
      text: [
        'Blau heißt, dass Weiß und Gelb ausgegangen waren.',
        'Blue means that white and yellow had run out.',
        'Blauw betekent dat wit en geel op waren.',
        'El azul significa que se habían acabado el blanco y el amarillo.',
      ],
    },
    {
      kind: 'heading',
      text: ['Die Kabel', 'The cables', 'De kabels', 'Los cables'],
    },
    {
      kind: 'text',
      text: [
        'Es sind elf, und an jedem hängt ein Schild aus Pappe: Bild, Ton, alter Ton, Licht, Tee. Tee ist der Wasserkocher. Er darf nicht mehr gleichzeitig mit dem Licht laufen, seit an einem Donnerstag mitten in einem Witz das Haus dunkel wurde. Die Gäste warteten, Thea fand tastend den Schalter und erzählte weiter. Die Pointe, sagt sie, war nie besser.',
        'There are eleven of them, and each has a cardboard label: picture, sound, old sound, light, tea. Tea is the kettle. It may no longer run at the same time as the light, ever since the house went dark one Thursday in the middle of a joke. The guests waited, Thea felt her way to the switch and went on. The punchline, she says, was never better.',
        'Het zijn er elf, en aan elke kabel hangt een kartonnen kaartje: beeld, geluid, oud geluid, licht, thee. Thee is de waterkoker. Die mag niet meer tegelijk met het licht aan, sinds op een donderdag midden in een grap het hele huis donker werd. De gasten wachtten, Thea vond op de tast de schakelaar en vertelde verder. De clou, zegt ze, is nooit beter geweest.',
        'Son once, y de cada uno cuelga una etiqueta de cartón: imagen, sonido, sonido viejo, luz, té. Té es el hervidor. Ya no puede funcionar a la vez que la luz desde que un jueves la casa se quedó a oscuras en mitad de un chiste. Los invitados esperaron, Thea encontró el interruptor a tientas y siguió contando. El final, dice, nunca ha tenido más gracia.',
      ],
    },
    {
      kind: 'picture',
      subject: 'room',
      caption: [
        'Die Lampe. Das Brummen musst du dir denken.',
        'The lamp. You have to imagine the hum.',
        'De lamp. Het brommen moet je erbij denken.',
        'La lámpara. El zumbido tienes que imaginártelo.',
      ],
    },
    {
      kind: 'heading',
      text: ['Die Lampe', 'The lamp', 'De lamp', 'La lámpara'],
    },
    {
      kind: 'text',
      text: [
        'Bleibt das Brummen. Die Lampe stammt aus einem Kino, das es nicht mehr gibt, und hing dort über der Kasse. Sie brummt auf einem Ton, den Thea nachsingen kann. Ein Elektriker hat sie aufgeschraubt: ein loses Blech am Transformator, zwei Minuten Arbeit. Thea hat ihm Kaffee gekocht und es ihm verboten. Ihre Stammgäste erkennen den Abend am Brummen, noch bevor das Bild scharf ist, und wenn es aufhört, gehen alle schlafen. Ein Gong wäre teurer gewesen.',
        'That leaves the hum. The lamp comes from a cinema that no longer exists, where it hung above the box office. It hums on a note that Thea can sing. An electrician opened it up: a loose plate on the transformer, two minutes of work. Thea made him coffee and forbade it. Her regular guests know the evening by its hum before the picture is sharp, and when it stops everybody goes to bed. A gong would have cost more.',
        'Dan het brommen. De lamp komt uit een bioscoop die niet meer bestaat en hing daar boven de kassa. Hij bromt op een toon die Thea kan nazingen. Een elektricien schroefde de lamp open: een los plaatje aan de transformator, twee minuten werk. Thea heeft koffie voor hem gezet en het hem verboden. Haar vaste gasten herkennen de avond aan het brommen, nog voordat het beeld scherp is, en als het ophoudt, gaat iedereen slapen. Een gong was duurder geweest.',
        'Queda el zumbido. La lámpara viene de un cine que ya no existe, donde colgaba sobre la taquilla. Zumba en una nota que Thea sabe cantar. Un electricista la abrió: una chapa suelta en el transformador, dos minutos de trabajo. Thea le hizo un café y se lo prohibió. Sus invitados de siempre reconocen la velada por el zumbido, antes incluso de que la imagen sea nítida, y cuando se apaga todos se van a dormir. Un gong habría salido más caro.',
      ],
    },
    {
      kind: 'text',
      text: [
        'Teil zwei handelt vom Sessel. Heute wollte er nicht.',
        'Part two is about the armchair. Today it would not be disturbed.',
        'Deel twee gaat over de fauteuil. Die had vandaag geen zin.',
        'La segunda parte trata del sillón. Hoy no tenía ganas.',
      ],
    },
  ],
};
