import type { Article } from './article.ts';

/** The announcement of Noor's readings on Fridays. */
export const theBlueHourAnnounced: Article = {
  name: 'the-blue-hour-announced',
  category: 'event',
  day: '2026-11-14',
  performers: ['noor'],
  subject: 'bust',
  title: [
    'Die blaue Stunde, angekündigt',
    'The blue hour, announced',
    'Het blauwe uur, aangekondigd',
    'La hora azul, anunciada',
  ],
  subtitle: [
    'Noor liest bis halb eins, jeden Freitag.',
    'Noor reads until half past midnight, every Friday.',
    'Noor leest voor tot half één, elke vrijdag.',
    'Noor lee hasta las doce y media, todos los viernes.',
  ],
  excerpt: [
    'Wenn das Brett abgeräumt ist, liest Noor vor, was nie zum Vorlesen gedacht war. Das Ende steht fest, der Anfang hängt an der letzten Partie.',
    'When the board is cleared, Noor reads aloud what was never meant for it. The end is fixed, the beginning depends on the last game.',
    'Als het bord is opgeruimd, leest Noor voor wat nooit bedoeld was om voor te lezen. Het einde staat vast, het begin hangt af van de laatste partij.',
    'Cuando el tablero está recogido, Noor lee en voz alta lo que nadie escribió para eso. El final es fijo; el principio depende de la última partida.',
  ],
  parts: [
    {
      kind: 'lead',
      text: [
        'Ab nächster Woche liest Noor jeden Freitag vor. Die Lampe ist blau, die Stimme hat Zeit, und um halb eins ist Schluss, auch mitten im Satz.',
        'From next week Noor reads aloud every Friday. The lamp is blue, the voice is in no hurry, and at half past midnight it is over, even in the middle of a sentence.',
        'Vanaf volgende week leest Noor elke vrijdag voor. De lamp is blauw, de stem heeft de tijd, en om half één is het afgelopen, ook midden in een zin.',
        'A partir de la semana que viene, Noor lee en voz alta todos los viernes. La lámpara es azul, la voz no tiene prisa y a las doce y media se acaba, aunque sea a mitad de una frase.',
      ],
    },
    {
      kind: 'text',
      text: [
        'Die echte blaue Stunde ist in Utrecht um diese Jahreszeit lange vor dem Abendessen vorbei. Ihren Namen hat die Reihe von der Lampe. Sie stand bei Noors Tante im Flur, ihr Schirm ist aus blauer Emaille und am Rand angeschlagen, und jede weiße Seite sieht unter ihr aus wie ein Schwimmbad bei Nacht. „Nach zwei Seiten hat man sich daran gewöhnt“, sagt Noor. „Nach dreien will man kein anderes Licht mehr.“',
        'In Utrecht, at this time of year, the real blue hour is over long before dinner. The series takes its name from the lamp. It stood in the hall of Noor’s aunt, its shade is blue enamel, chipped at the rim, and under it every white page looks like a swimming pool at night. “After two pages you are used to it,” says Noor. “After three you want no other light.”',
        'Het echte blauwe uur is in Utrecht in deze tijd van het jaar al lang voor het avondeten voorbij. De reeks dankt haar naam aan de lamp. Die stond bij Noors tante in de gang, de kap is van blauw emaille met een beschadigd randje, en elke witte bladzijde lijkt eronder op een zwembad bij nacht. “Na twee bladzijden ben je eraan gewend”, zegt Noor. “Na drie wil je geen ander licht meer.”',
        'En Utrecht, en esta época del año, la hora azul de verdad termina mucho antes de la cena. La serie debe su nombre a la lámpara. Estaba en el recibidor de la tía de Noor, tiene la pantalla de esmalte azul, desconchada en el borde, y bajo ella cualquier página blanca parece una piscina de noche. «A las dos páginas te has acostumbrado —dice Noor—. A las tres ya no quieres otra luz».',
      ],
    },
    {
      kind: 'picture',
      subject: 'room',
      caption: [
        'Tagsüber ist es eine gewöhnliche Lampe.',
        'By day it is an ordinary lamp.',
        'Overdag is het een gewone lamp.',
        'De día es una lámpara corriente.',
      ],
    },
    {
      kind: 'heading',
      text: ['Was gelesen wird', 'What is read', 'Wat er gelezen wordt', 'Qué se lee'],
    },
    {
      kind: 'text',
      text: [
        'Romane vorerst nicht. Unter dem Tisch steht eine Kiste, und in ihr liegt, was jemand gedruckt hat, ohne ans Vorlesen zu denken: die Anleitung einer Waschmaschine, die nicht mehr lebt, ein Katalog für Saatgut, das Protokoll einer Hausversammlung aus dem Jahr, in dem die Treppe zweimal gestrichen wurde. Noor liest das alles, als ginge es um etwas. Nach der Probe wollten drei Gäste wissen, wie die Sache mit der Treppe ausgegangen ist.',
        'No novels for now. Under the table there is a box, and in it lies what somebody printed without a thought of reading aloud: the manual of a washing machine that is no longer with us, a seed catalogue, the minutes of a tenants’ meeting from the year in which the stairs were painted twice. Noor reads all of it as if something were at stake. After the rehearsal three guests wanted to know how the matter of the stairs had ended.',
        'Voorlopig geen romans. Onder de tafel staat een kist met alles wat iemand heeft gedrukt zonder aan voorlezen te denken: de handleiding van een wasmachine die niet meer leeft, een zaadcatalogus, de notulen van een bewonersvergadering uit het jaar waarin de trap twee keer werd geschilderd. Noor leest het allemaal alsof er iets op het spel staat. Na de repetitie wilden drie gasten weten hoe het met die trap was afgelopen.',
        'Novelas, de momento, no. Debajo de la mesa hay una caja con todo lo que alguien imprimió sin pensar en leerlo en voz alta: el manual de una lavadora que ya no está entre nosotros, un catálogo de semillas, el acta de una junta de vecinos del año en que la escalera se pintó dos veces. Noor lo lee todo como si hubiera algo en juego. Después del ensayo, tres invitados quisieron saber cómo había acabado lo de la escalera.',
      ],
    },
    {
      kind: 'quote',
      text: [
        'Noor liest das alles, als ginge es um etwas.',
        'Noor reads all of it as if something were at stake.',
        'Noor leest het allemaal alsof er iets op het spel staat.',
        'Noor lo lee todo como si hubiera algo en juego.',
      ],
    },
    {
      kind: 'heading',
      text: ['Wann es anfängt', 'When it begins', 'Wanneer het begint', 'Cuándo empieza'],
    },
    {
      kind: 'text',
      text: [
        'Das Ende steht fest, der Anfang nicht. Vorher spielt Noor Schach, wie an jedem Abend, und eine Partie ist zu Ende, wenn sie zu Ende ist. Spätestens um Mitternacht räumt sie das Brett ab, macht die Lampe an und das Fenster zu, denn der Nachbar kommt um diese Zeit mit dem Rad nach Hause und klingelt vor jeder Kurve.',
        'The end is fixed, the beginning is not. First Noor plays chess, as on every evening, and a game is over when it is over. At midnight at the latest she clears the board, turns on the lamp and closes the window, as this is when the neighbour cycles home, and he rings his bell before every bend.',
        'Het einde staat vast, het begin niet. Eerst schaakt Noor, zoals elke avond, en een partij is uit als ze uit is. Uiterlijk om middernacht ruimt ze het bord op, doet ze de lamp aan en het raam dicht, want dan fietst de buurman naar huis, en die belt voor elke bocht.',
        'El final es fijo; el principio, no. Antes Noor juega al ajedrez, como todas las noches, y una partida termina cuando termina. A medianoche, como muy tarde, recoge el tablero, enciende la lámpara y cierra la ventana, porque a esa hora el vecino vuelve a casa en bicicleta y toca el timbre antes de cada curva.',
      ],
    },
    {
      kind: 'text',
      text: [
        'Du findest die blaue Stunde im TV-Programm. Wenn du Noor anpinnst, sagt dir die Glocke, wann sie online ist. Schreiben musst du nichts, Wünsche nimmt sie aber an, solange sie aus einer Seitenzahl bestehen. Am häufigsten kam bisher die Siebzehn. Dort steht, was zu tun ist, wenn Wasser in der Trommel bleibt.',
        'You will find the blue hour in the TV programme. If you pin Noor, the bell tells you when she is online. You need not write anything, but she does take requests, as long as they consist of a page number. So far it has mostly been seventeen. That is where it says what to do when water stays in the drum.',
        'Je vindt het blauwe uur in het tv-programma. Als je Noor vastpint, vertelt de bel je wanneer ze online is. Je hoeft niets te schrijven, maar verzoekjes neemt ze aan, zolang ze uit een paginanummer bestaan. Tot nu toe was dat meestal zeventien. Daar staat wat je moet doen als er water in de trommel blijft staan.',
        'Encontrarás la hora azul en la programación de TV. Si fijas a Noor, la campana te dice cuándo está en línea. No hace falta que escribas nada, aunque acepta peticiones, siempre que consistan en un número de página. Hasta ahora el más pedido es el diecisiete. Ahí pone qué hacer cuando se queda agua en el tambor.',
      ],
    },
  ],
};
