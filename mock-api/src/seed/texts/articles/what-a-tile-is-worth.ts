import type { Article } from './article.ts';

/** How the pictures of tiles are drawn from seeds and colours. */
export const whatATileIsWorth: Article = {
  name: 'what-a-tile-is-worth',
  category: 'news',
  day: '2024-12-05',
  performers: ['lena-ostrowa'],
  subject: 'leaves',
  title: ['Was eine Kachel wert ist', 'What a tile is worth', 'Wat een tegel waard is', 'Lo que vale una ficha'],
  subtitle: [
    'Ein kleines Bild entsteht aus einem Wort und sechs Farben, und niemand muss dafür stillhalten.',
    'A small picture is made of a word and six colours, and nobody has to sit still for it.',
    'Een kleine afbeelding ontstaat uit een woord en zes kleuren, en niemand hoeft ervoor stil te zitten.',
    'Una imagen pequeña nace de una palabra y seis colores, y nadie tiene que posar para ella.',
  ],
  excerpt: [
    'Die kleinen Bilder bei uns sind keine Fotografien. Sie wachsen aus einem Wort, und einmal war es „Zitronen“.',
    'The small pictures here are not photographs. They grow from a word, and once it was “lemons”.',
    'De kleine afbeeldingen bij ons zijn geen foto’s. Ze groeien uit een woord, en één keer was dat “citroenen”.',
    'Las imágenes pequeñas de nuestras fichas no son fotografías. Crecen a partir de una palabra, y una vez fue «limones».',
  ],
  parts: [
    {
      kind: 'lead',
      text: [
        'Kachel nennen wir das kleine Bild, hinter dem jemand wartet. Du siehst bei uns viele davon, und keine ist eine Fotografie. Wie sie entstehen, fragen vor allem Gäste, die selbst malen. Hier ist die Antwort.',
        'A tile is what we call the small picture behind which somebody is waiting. You see many of them here, and none is a photograph. Those who ask how they are made are mostly guests who paint. Here is the answer.',
        'Een tegel noemen we de kleine afbeelding waarachter iemand wacht. Je ziet er hier veel, en geen ervan is een foto. Hoe ze ontstaan, vragen vooral gasten die zelf schilderen. Hier is het antwoord.',
        'Llamamos ficha a la imagen pequeña detrás de la cual espera alguien. Aquí ves muchas, y ninguna es una fotografía. Cómo se hacen lo preguntan, sobre todo, los invitados que pintan. Esta es la respuesta.',
      ],
    },
    {
      kind: 'heading',
      text: ['Das Saatkorn', 'The seed', 'De pit', 'La semilla'],
    },
    {
      kind: 'text',
      text: [
        'Am Anfang steht ein Wort, meistens ein Name. Wir nennen es Saatkorn, weil alles Weitere daraus wächst: die Haltung, die Lampe, die Blätter im Hintergrund. Dasselbe Saatkorn gibt immer dasselbe Bild. Ändere einen Buchstaben, und die Lampe steht links, die Wand ist grün, und jemand anders sitzt davor. Ausgesucht wird nichts. Man sät und sieht nach, was kommt.',
        'It begins with a word, mostly a name. We call it a seed, as everything else grows from it: the posture, the lamp, the leaves in the background. The same seed always gives the same picture. Change one letter, and the lamp is on the left, the wall is green, and somebody else sits in front of it. Nothing is selected. You plant, and go and see what came up.',
        'Het begint met een woord, meestal een naam. We noemen het een pit, omdat al het andere eruit groeit: de houding, de lamp, de bladeren op de achtergrond. Dezelfde pit geeft altijd dezelfde afbeelding. Verander één letter, en de lamp staat links, de muur is groen en er zit iemand anders voor. Er wordt niets uitgezocht. Je plant en gaat kijken wat er opkomt.',
        'Al principio hay una palabra, casi siempre un nombre. La llamamos semilla porque todo lo demás crece de ella: la postura, la lámpara, las hojas del fondo. La misma semilla da siempre la misma imagen. Cambia una letra y la lámpara está a la izquierda, la pared es verde y delante se sienta otra persona. No se elige nada. Se planta y se va a ver qué ha salido.',
      ],
    },
    {
      kind: 'picture',
      subject: 'bust',
      caption: [
        'Gewachsen aus einem Namen und der Nummer dieses Artikels.',
        'Grown from a name and the number of this article.',
        'Gegroeid uit een naam en het nummer van dit artikel.',
        'Nacida de un nombre y del número de este artículo.',
      ],
    },
    {
      kind: 'heading',
      text: ['Die Farben', 'The colours', 'De kleuren', 'Los colores'],
    },
    {
      kind: 'text',
      text: [
        'Jedes Bild kommt mit sechs Farben aus, vom Schatten bis zur Lampe. Eine davon siehst du schon, während das Bild noch unterwegs ist. Lena Ostrowa, die in Brno Linol schneidet, fand sechs großzügig: „Ich komme mit drei aus, und eine davon ist das Papier.“ Gemalt wird von dunkel nach hell, das Licht auf der Wange kommt zuletzt. Die meiste Arbeit machen nicht die Linien, sondern die Stellen, an denen es keine gibt: Unschärfe ist teuer.',
        'Each picture makes do with six colours, from the shadow to the lamp. One of them you see while the picture is still on its way. Lena Ostrowa, who cuts linoleum in Brno, found six generous: “I get by with three, and one of them is the paper.” It is painted from dark to light, and the light on the cheek comes last. Most of the work is not in the lines but in the places where there are none: softness is expensive.',
        'Elke afbeelding doet het met zes kleuren, van de schaduw tot de lamp. Eén ervan zie je al terwijl de afbeelding nog onderweg is. Lena Ostrowa, die in Brno linoleum snijdt, vond zes royaal: “Ik kom met drie uit, en één daarvan is het papier.” Er wordt geschilderd van donker naar licht, het licht op de wang komt het laatst. Het meeste werk zit niet in de lijnen, maar in de plekken waar er geen zijn: onscherpte is duur.',
        'Cada imagen se las arregla con seis colores, de la sombra a la lámpara. Uno de ellos ya lo ves mientras la imagen está de camino. A Lena Ostrowa, que talla linóleo en Brno, seis le parecieron muchos: «Yo me apaño con tres, y uno de ellos es el papel». Se pinta de oscuro a claro, y la luz de la mejilla llega al final. Lo que más trabajo da no son las líneas, sino los sitios donde no las hay: lo borroso sale caro.',
      ],
    },
    {
      kind: 'quote',
      text: [
        'Ich komme mit drei aus, und eine davon ist das Papier.',
        'I get by with three, and one of them is the paper.',
        'Ik kom met drie uit, en één daarvan is het papier.',
        'Yo me apaño con tres, y uno de ellos es el papel',
      ],
    },
    {
      kind: 'heading',
      text: ['Warum keine Fotografien', 'Why no photographs', 'Waarom geen foto’s', 'Por qué no fotografías'],
    },
    {
      kind: 'text',
      text: [
        'Weil eine Kachel ein Türschild ist und kein Zeugnis. Sie soll sagen, dass hier jemand wohnt, und zwar immer derselbe Mensch, ob nach einem langen Tag oder nach einem kurzen. Alles andere erfährst du besser im Gespräch. Außerdem passen alle Saatkörner auf einen Zettel. Er hing eine Weile in unserer Küche, bis jemand ihn für die Einkaufsliste hielt und „Zitronen“ darunterschrieb. Die Zitronen bekamen ein sehr anständiges Porträt, leicht von der Seite, mit gelbem Licht. Wir haben es ungern gelöscht.',
        'Because a tile is a nameplate and not a school report. It should say that somebody lives here, and always the same person, after a long day as after a short one. Everything else is better learned in conversation. Besides, all the seeds fit on one sheet of paper. It hung in our kitchen for a while, until somebody took it for the shopping list and added “lemons”. The lemons were given a very decent portrait, slightly from the side, in a yellow light. We were sorry to delete it.',
        'Omdat een tegel een naambordje is en geen rapport. Hij moet zeggen dat hier iemand woont, en altijd dezelfde, of de dag nu lang was of kort. Al het andere hoor je beter in een gesprek. Bovendien passen alle pitten op één vel papier. Dat hing een tijdje in onze keuken, tot iemand het voor de boodschappenlijst aanzag en er “citroenen” onder schreef. De citroenen kregen een heel keurig portret, een beetje van opzij, in geel licht. We hebben het met tegenzin verwijderd.',
        'Porque una ficha es la placa de una puerta y no un boletín de notas. Debe decir que aquí vive alguien, y siempre la misma persona, tanto si el día ha sido largo como si ha sido corto. Lo demás se descubre mejor hablando. Además, todas las semillas caben en una hoja. Estuvo un tiempo en nuestra cocina, hasta que alguien la tomó por la lista de la compra y añadió «limones». A los limones les salió un retrato muy digno, un poco de lado, con luz amarilla. Nos dio pena borrarlo.',
      ],
    },
    {
      kind: 'picture',
      subject: 'bloom',
      caption: [
        'Fast dasselbe Saatkorn, diesmal um Blumen gebeten.',
        'Nearly the same seed, this time asked for flowers.',
        'Bijna dezelfde pit, dit keer met een verzoek om bloemen.',
        'Casi la misma semilla, a la que esta vez se le pidieron flores.',
      ],
    },
  ],
};
