import type { Article } from './article.ts';

/** The announcement of a night on which Maëlle answers letters. */
export const aLongNightOfLetters: Article = {
  name: 'a-long-night-of-letters',
  category: 'event',
  day: '2026-12-03',
  performers: ['maelle'],
  subject: 'room',
  title: [
    'Eine lange Nacht der Briefe',
    'A long night of letters',
    'Een lange nacht vol brieven',
    'Una larga noche de cartas',
  ],
  subtitle: [
    'Maëlle beantwortet, was Gäste ans Studio schicken: mit dem Füller und in der Reihenfolge des Eingangs.',
    'Maëlle answers what guests send to the studio, with a fountain pen and in the order of arrival.',
    'Maëlle beantwoordt wat gasten naar de studio sturen, met de vulpen en op volgorde van binnenkomst.',
    'Maëlle contesta lo que los invitados mandan al estudio, con pluma y por orden de llegada.',
  ],
  excerpt: [
    'Im Studio kommen wieder Briefe an, echte, mit Marken. Eine Nacht im Dezember gehört ihnen, und Maëlle bringt die Tinte mit.',
    'Letters have begun to reach the studio again, real ones with stamps. A night in December belongs to them, and Maëlle brings the ink.',
    'Er komen in de studio weer brieven aan, echte, met postzegels. Eén nacht in december is van die brieven, en Maëlle neemt de inkt mee.',
    'Al estudio vuelven a llegar cartas, de las de verdad, con sello. Una noche de diciembre es para ellas, y Maëlle trae la tinta.',
  ],
  parts: [
    {
      kind: 'lead',
      text: [
        'In unserem Flur steht ein Korb, der für Schirme gedacht war. Seit Oktober liegen Briefe darin, und auf fast allen Umschlägen steht dasselbe: für Maëlle.',
        'In our hall there is a basket that was meant for umbrellas. Since October it has held letters, and nearly every envelope says the same: for Maëlle.',
        'In onze gang staat een mand die voor paraplu’s bedoeld was. Sinds oktober liggen er brieven in, en op bijna elke envelop staat hetzelfde: voor Maëlle.',
        'En nuestro pasillo hay un cesto pensado para los paraguas. Desde octubre guarda cartas, y en casi todos los sobres pone lo mismo: para Maëlle.',
      ],
    },
    {
      kind: 'text',
      text: [
        'Angefangen hat es mit einem Satz. In ihrem Profil verspricht Maëlle, jeden Brief zu beantworten, und zwar mit dem Füller, und alle hielten das für eine Redensart. Dann nahm ein Gast sie beim Wort, kaufte eine Marke und schrieb ans Studio. Die Antwort ging von Rennes aus auf die Reise und kostete sie zwei Seiten, einen Kaffee und einen Fleck auf der Tischdecke. Davon erzählte sie in einem Chat. In der Woche darauf war der Korb voll, und die Schirme stehen jetzt in der Badewanne.',
        'It began with a sentence. In her profile Maëlle promises to answer every letter with a fountain pen, and everybody took this for a figure of speech. Then a guest took her at her word, bought a stamp and wrote to the studio. The answer set out from Rennes and cost her two pages, one coffee and a stain on the tablecloth. She told the story in a chat. The week after, the basket was full, and the umbrellas now stand in the bath.',
        'Het begon met een zin. In haar profiel belooft Maëlle elke brief met de vulpen te beantwoorden, en iedereen hield dat voor een manier van spreken. Tot een gast haar aan haar woord hield, een postzegel kocht en naar de studio schreef. Het antwoord vertrok uit Rennes en kostte haar twee kantjes, één koffie en een vlek op het tafelkleed. Daar vertelde ze over in een chat. Een week later was de mand vol, en de paraplu’s staan nu in het bad.',
        'Todo empezó con una frase. En su perfil, Maëlle promete responder a todas las cartas con pluma, y a todo el mundo le pareció una forma de hablar. Hasta que un invitado le tomó la palabra, compró un sello y escribió al estudio. La respuesta salió de Rennes y le costó dos páginas, un café y una mancha en el mantel. Lo contó en un chat. A la semana siguiente el cesto estaba lleno, y ahora los paraguas están en la bañera.',
      ],
    },
    {
      kind: 'heading',
      text: ['Wie die Nacht verläuft', 'How the night goes', 'Hoe de nacht verloopt', 'Cómo será la noche'],
    },
    {
      kind: 'text',
      text: [
        'Am Samstag, dem 12. Dezember, setzt sich Maëlle bei uns an den langen Tisch. Sie öffnet die Briefe in der Reihenfolge, in der sie gekommen sind, liest vor, was man vorlesen darf, und antwortet gleich, solange der Kaffee reicht. Wer nicht vorgelesen werden möchte, malt ein kleines Kreuz auf den Umschlag. Dann ist es eine Weile still, und man hört nur die Feder. In der Probe war das der Teil, bei dem niemand gegangen ist.',
        'On Saturday, 12 December, Maëlle sits down at our long table. She opens the letters in the order in which they came, reads out what may be read out, and answers at once, for as long as the coffee lasts. If you do not want yours to be read aloud, draw a small cross on the envelope. Then it is quiet for a while, and all you hear is the nib. In the rehearsal that was the part during which nobody left.',
        'Op zaterdag 12 december schuift Maëlle bij ons aan de lange tafel aan. Ze opent de brieven in de volgorde waarin ze gekomen zijn, leest voor wat voorgelezen mag worden en antwoordt meteen, zolang er koffie is. Wil je niet dat je brief wordt voorgelezen, teken dan een kruisje op de envelop. Dan is het een poosje stil en hoor je alleen de pen. Bij de repetitie was dat het deel waarin niemand wegging.',
        'El sábado 12 de diciembre, Maëlle se sienta a nuestra mesa larga. Abre las cartas en el orden en que llegaron, lee en voz alta lo que se puede leer y contesta en el acto, mientras quede café. Si no quieres que lea la tuya, dibuja una crucecita en el sobre. Entonces hay un rato de silencio y solo se oye la pluma. En el ensayo, esa fue la parte en la que no se marchó nadie.',
      ],
    },
    {
      kind: 'quote',
      text: [
        'Dann ist es eine Weile still, und man hört nur die Feder.',
        'Then it is quiet for a while, and all you hear is the nib.',
        'Dan is het een poosje stil en hoor je alleen de pen.',
        'Entonces hay un rato de silencio y solo se oye la pluma.',
      ],
    },
    {
      kind: 'heading',
      text: ['Was du schicken kannst', 'What you can send', 'Wat je kunt sturen', 'Qué puedes mandar'],
    },
    {
      kind: 'text',
      text: [
        'Eine Seite genügt. Schreib leserlich oder wenigstens mit Überzeugung, und unterschreib mit dem Vornamen; deine Adresse sieht nur der Briefträger, denn die Umschläge kommen nicht ins Bild. Pakete bitte nicht. Ein Farn ist schon gekommen, ohne Absender und in gutem Zustand; er wohnt seitdem auf der Fensterbank.',
        'One page is enough. Write legibly, or at least with conviction, and sign with your first name; only the postman sees your address, as the envelopes stay out of the picture. No parcels, please. One fern has come already, without a sender and in good health, and has lived on the windowsill ever since.',
        'Eén kantje is genoeg. Schrijf leesbaar of op zijn minst met overtuiging, en onderteken met je voornaam; je adres ziet alleen de postbode, want de enveloppen blijven buiten beeld. Liever geen pakketten. Er is al een varen gekomen, zonder afzender en in goede gezondheid, en die woont sindsdien op de vensterbank.',
        'Con una página basta. Escribe con letra legible o, al menos, con convicción, y firma con tu nombre de pila; tu dirección solo la ve el cartero, porque los sobres quedan fuera de la imagen. Paquetes no, por favor. Ya llegó un helecho, sin remitente y con buena salud, y desde entonces vive en el alféizar.',
      ],
    },
    {
      kind: 'picture',
      subject: 'leaves',
      caption: [
        'Der Farn. Auch er hat Antwort bekommen.',
        'The fern. It was answered, too.',
        'De varen. Ook die heeft antwoord gekregen.',
        'El helecho. También recibió respuesta.',
      ],
    },
    {
      kind: 'text',
      text: [
        'Ohne Marke geht es auch: Schick Maëlle eine Nachricht, sie schreibt sie mit der Hand ab und legt sie zu den anderen. Gegen Morgen bringt sie alles zum Briefkasten. Sie nimmt den Umweg, und am Abend danach hat sie etwas zu erzählen.',
        'A stamp is not essential: send Maëlle a message, and she copies it by hand and lays it with the others. Towards morning she takes everything to the letter box. She goes the long way round, and the evening after she will have something to tell.',
        'Zonder postzegel kan het ook: stuur Maëlle een bericht, dan schrijft ze het met de hand over en legt ze het bij de rest. Tegen de ochtend brengt ze alles naar de brievenbus. Ze neemt de omweg, en de avond daarna heeft ze iets te vertellen.',
        'Sin sello también se puede: manda un mensaje a Maëlle, ella lo copia a mano y lo pone con las cartas. De madrugada lo lleva todo al buzón. Irá por el camino largo, y a la noche siguiente tendrá algo que contar.',
      ],
    },
  ],
};
