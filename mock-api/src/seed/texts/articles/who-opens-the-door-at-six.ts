import type { Article } from './article.ts';

/** The early hour, with Anouk Smit. */
export const whoOpensTheDoorAtSix: Article = {
  name: 'who-opens-the-door-at-six',
  category: 'live',
  day: '2025-10-02',
  performers: ['anouk-smit'],
  subject: 'bust',
  title: [
    'Wer um sechs die Tür aufmacht',
    'Who opens the door at six',
    'Wie om zes uur de deur opendoet',
    'Quién abre la puerta a las seis',
  ],
  subtitle: [
    'Die frühe Stunde gehört Anouk Smit und einer Maschine, die länger zum Wachwerden braucht als sie.',
    'The early hour belongs to Anouk Smit and to a machine that takes longer to wake up than she does.',
    'Het vroege uur is van Anouk Smit en van een machine die langer nodig heeft om wakker te worden dan zij.',
    'La hora más temprana es de Anouk Smit y de una máquina que tarda más que ella en despertarse.',
  ],
  excerpt: [
    'Die Späten sind gerade gegangen, die Frühen suchen noch den zweiten Schuh. Dazwischen heizt in Groningen jemand eine Kaffeemaschine vor.',
    'The night owls have just left, and the early risers are still looking for their second shoe. In between, somebody in Groningen warms up a coffee machine.',
    'De nachtbrakers zijn net weg, de vroege vogels zoeken nog hun tweede schoen. Daartussen warmt iemand in Groningen een koffiemachine op.',
    'Los que trasnochan acaban de irse y los que madrugan todavía buscan el segundo zapato. Entre unos y otros, alguien en Groninga calienta una cafetera.',
  ],
  parts: [
    {
      kind: 'lead',
      text: [
        'Um sechs Uhr früh ist die Liste der Namen am kürzesten. Die Späten sind gerade gegangen, die Frühen suchen noch den zweiten Schuh. In Groningen drückt jemand mit dem Ellbogen eine Tür auf, weil in beiden Händen Milch ist.',
        'At six in the morning the list of names is at its shortest. The night owls have just left, and the early risers are still looking for their second shoe. In Groningen somebody opens a door with an elbow, because both hands are full of milk.',
        'Om zes uur ’s ochtends is de lijst met namen op zijn kortst. De nachtbrakers zijn net weg, de vroege vogels zoeken nog hun tweede schoen. In Groningen duwt iemand met een elleboog een deur open, omdat ze in beide handen melk heeft.',
        'A las seis de la mañana la lista de nombres es más corta que nunca. Los que trasnochan acaban de irse y los que madrugan todavía buscan el segundo zapato. En Groninga alguien abre una puerta con el codo, porque lleva leche en las dos manos.',
      ],
    },
    {
      kind: 'text',
      text: [
        'Anouk Smit stand viele Jahre hinter einer Kaffeetheke und hat von dort zwei Dinge mitgenommen: Sie hört zu, und sie ist wach, wenn andere es nicht sind. Die Maschine braucht fast eine Stunde, bis sie warm ist. So lange bleibt die Kamera aus. Anouk wischt den Tisch, zählt die Tassen und sagt der Heizung guten Morgen, die als Einzige antwortet. Um sieben geht das Bild an. Dann steht die erste Tasse schon da, und sie gehört niemandem. Ein leerer Tisch mache die Leute verlegen, sagt Anouk, eine fremde Tasse nicht.',
        'Anouk Smit spent many years behind a coffee bar and took two things with her: she listens, and she is awake when others are not. The machine needs almost an hour to get warm. Until then the camera stays off. Anouk wipes the table, counts the cups and says good morning to the radiator, the only one to answer. At seven the picture comes on. By then the first cup is standing there, and it is nobody’s. An empty table makes people shy, says Anouk, but somebody else’s cup does not.',
        'Anouk Smit stond jarenlang achter de koffiebar en heeft daar twee dingen van meegenomen: ze luistert, en ze is wakker als anderen dat niet zijn. De machine heeft bijna een uur nodig om warm te worden. Zo lang blijft de camera uit. Anouk veegt de tafel schoon, telt de kopjes en zegt goedemorgen tegen de verwarming, de enige die antwoord geeft. Om zeven uur gaat het beeld aan. Dan staat het eerste kopje er al, en het is van niemand. Van een lege tafel worden mensen verlegen, zegt Anouk, van andermans kopje niet.',
        'Anouk Smit pasó muchos años detrás de la barra de una cafetería y se llevó de allí dos cosas: sabe escuchar y está despierta cuando los demás no lo están. La máquina necesita casi una hora para calentarse. Mientras tanto, la cámara sigue apagada. Anouk limpia la mesa, cuenta las tazas y le da los buenos días al radiador, el único que contesta. A las siete se enciende la imagen. Para entonces ya está ahí la primera taza, y no es de nadie. Una mesa vacía cohíbe a la gente, dice Anouk; una taza ajena, no.',
      ],
    },
    {
      kind: 'heading',
      text: ['Wer hereinkommt', 'Who comes in', 'Wie er binnenkomt', 'Quién entra'],
    },
    {
      kind: 'text',
      text: [
        'Zuerst kommen die, für die der Tag zu Ende ist. Eine Krankenschwester, die nach der Nachtschicht noch nicht schlafen kann. Ein Mann, der Straßenbahnen wäscht. Gegen acht dann die anderen, mit nassen Haaren und wenig Zeit. Dazwischen liegt eine Viertelstunde, in der alle da sind, und sie ist die beste. Die einen sagen gute Nacht, die anderen guten Morgen, und Anouk sagt beides, ohne sich zu vertun.',
        'First come those whose day is over. A nurse who cannot sleep yet after the night shift. A man who washes trams. Then, towards eight, the others, with wet hair and little time. In between there is a quarter of an hour when everybody is there, and it is the best one. Some say good night, some say good morning, and Anouk says both without mixing them up.',
        'Eerst komen de mensen voor wie de dag voorbij is. Een verpleegkundige die na de nachtdienst nog niet kan slapen. Een man die trams wast. Tegen achten dan de anderen, met natte haren en weinig tijd. Daartussen zit een kwartier waarin iedereen er is, en dat is het mooiste. De een zegt welterusten, de ander goedemorgen, en Anouk zegt het allebei zonder zich te vergissen.',
        'Primero llegan aquellos para quienes el día ha terminado. Una enfermera que después del turno de noche todavía no puede dormir. Un hombre que lava tranvías. Luego, hacia las ocho, los demás, con el pelo mojado y poco tiempo. En medio hay un cuarto de hora en el que están todos, y es el mejor. Unos dicen buenas noches, otros buenos días, y Anouk dice las dos cosas sin equivocarse.',
      ],
    },
    {
      kind: 'picture',
      subject: 'room',
      caption: [
        'Um sechs die einzige Lampe in der Straße.',
        'At six, the only lamp in the street.',
        'Om zes uur de enige lamp in de straat.',
        'A las seis, la única lámpara de la calle.',
      ],
    },
    {
      kind: 'text',
      text: [
        'Ein Chat wird nach den Sekunden berechnet, in denen das Bild zu sehen ist. Deshalb mahlt Anouk vorher. Neun Sekunden Mühle, sagt sie, sind neun Sekunden, in denen niemand etwas versteht, und die verkauft sie nicht. Weitere Grundsätze hat sie um diese Zeit keine.',
        'A chat is counted by the seconds in which the picture is seen. That is why Anouk grinds first. Nine seconds of grinder, she says, are nine seconds in which nobody understands a word, and those are not for sale. She has no further principles at that hour.',
        'Een chat wordt berekend per seconde waarin het beeld te zien is. Daarom maalt Anouk van tevoren. Negen seconden koffiemolen, zegt ze, zijn negen seconden waarin niemand iets verstaat, en die verkoopt ze niet. Andere principes heeft ze op dat uur niet.',
        'Un chat se cobra por los segundos en los que se ve la imagen. Por eso Anouk muele antes. Nueve segundos de molinillo, dice, son nueve segundos en los que nadie entiende nada, y esos no los vende. A esas horas no tiene más principios.',
      ],
    },
    {
      kind: 'text',
      text: [
        'Wenn du hereinkommst, bring eine Frage mit. Du gehst mit zweien, das sagt man ihr nach, und es stimmt. Die Krankenschwester wollte neulich wissen, ob man tagsüber anders träumt. Anouk fragte zurück, wovon, und schob die Tasse, die niemandem gehört, etwas näher an die Kamera. Um acht war sie leer. Wer es war, hat niemand gesehen.',
        'If you come in, bring a question. You leave with two; that is what they say about her, and it is true. The other day the nurse wanted to know whether dreams are different by day. Anouk asked what she dreamt of, and pushed the cup that is nobody’s a little closer to the camera. At eight it was empty. Nobody saw who it was.',
        'Kom je binnen, neem dan een vraag mee. Je gaat met twee vragen weg, zeggen ze van haar, en dat klopt. Laatst wilde de verpleegkundige weten of je overdag anders droomt. Anouk vroeg waarover, en schoof het kopje dat van niemand is wat dichter naar de camera. Om acht uur was het leeg. Niemand heeft gezien wie het was.',
        'Si entras, trae una pregunta. Te irás con dos: eso se dice de ella, y es verdad. El otro día la enfermera quiso saber si de día se sueña de otra manera. Anouk le preguntó con qué soñaba y acercó un poco más a la cámara la taza que no es de nadie. A las ocho estaba vacía. Nadie vio quién fue.',
      ],
    },
  ],
};
