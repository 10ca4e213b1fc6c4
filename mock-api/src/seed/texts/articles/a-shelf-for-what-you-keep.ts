import type { Article } from './article.ts';

/** The library, explained by Agnes Thorn. */
export const aShelfForWhatYouKeep: Article = {
  name: 'a-shelf-for-what-you-keep',
  category: 'news',
  day: '2026-12-01',
  performers: ['agnes-thorn'],
  subject: 'room',
  title: [
    'Ein Regal für das, was bleibt',
    'A shelf for what you keep',
    'Een plank voor wat je bewaart',
    'Un estante para lo que guardas',
  ],
  subtitle: [
    'Die Mediathek, erklärt von einer Frau, die etwas von Regalen versteht.',
    'The library, explained by a woman who knows about shelves.',
    'De bibliotheek, uitgelegd door een vrouw die verstand heeft van planken.',
    'La biblioteca, explicada por una mujer que entiende de estantes.',
  ],
  excerpt: [
    'Videos und Alben, die du kaufst, bleiben bei dir. Agnes Thorn, deren Antiquariat von einer Katze regiert wird, findet das vernünftig.',
    'Videos and albums that you buy stay with you. Agnes Thorn, whose bookshop is ruled by a cat, finds this reasonable.',
    'Video’s en albums die je koopt, blijven bij jou. Agnes Thorn, in wier boekwinkel een kat regeert, vindt dat verstandig.',
    'Los vídeos y álbumes que compras se quedan contigo. A Agnes Thorn, en cuya librería manda una gata, le parece sensato.',
  ],
  parts: [
    {
      kind: 'lead',
      text: [
        'In Edinburgh gibt es ein Antiquariat, in dem die Katze entscheidet, wer sich setzen darf. Agnes Thorn führt es, soweit die Katze das zulässt. Wir haben ihr unsere Mediathek gezeigt, und sie ist als Erstes mit dem Finger über den Bildschirm gefahren. Staub, sagte sie, sei ein gutes Zeichen: Dann sei nichts weggekommen.',
        'In Edinburgh there is a second-hand bookshop where the cat decides who may sit down. Agnes Thorn runs it, as far as the cat permits. We showed her our library, and the first thing she did was to draw a finger across the screen. Dust, she said, is a good sign: it means that nothing has been taken away.',
        'In Edinburgh staat een tweedehands boekwinkel waar de kat beslist wie mag zitten. Agnes Thorn is er de baas, voor zover de kat dat toelaat. We lieten haar onze bibliotheek zien, en het eerste wat ze deed, was met een vinger over het scherm strijken. Stof is een goed teken, zei ze: dan is er niets weggehaald.',
        'En Edimburgo hay una librería de viejo donde la gata decide quién puede sentarse. La lleva Agnes Thorn, en la medida en que la gata se lo permite. Le enseñamos nuestra biblioteca, y lo primero que hizo fue pasar un dedo por la pantalla. El polvo, dijo, es buena señal: quiere decir que nadie se ha llevado nada.',
      ],
    },
    {
      kind: 'heading',
      text: [
        'Was im Regal steht, bleibt stehen',
        'What is on the shelf stays there',
        'Wat op de plank staat, blijft staan',
        'Lo que está en el estante ahí se queda',
      ],
    },
    {
      kind: 'text',
      text: [
        'Videos und Alben kaufst du einmal, danach gehören sie dir. Sie stehen in der Mediathek, auch wenn du ein Jahr lang nicht hinsiehst. Agnes kennt das Gegenteil: einen Kunden, der alle Bücher wiederhaben wollte, die er ihr verkauft hatte, eines nach dem anderen. Sie hat sie ihm gegeben. Dann hat sie ihm ein Regal verkauft.',
        'You buy videos and albums once, and after that they are yours. They stand in the library, even if you do not look for a year. Agnes knows the opposite: a customer who wanted back all the books that he had sold her, one after the other. She let him have them. Then she sold him a shelf.',
        'Video’s en albums koop je één keer, daarna zijn ze van jou. Ze staan in de bibliotheek, ook als je er een jaar niet naar omkijkt. Agnes kent het tegendeel: een klant die alle boeken terug wilde die hij haar had verkocht, een voor een. Hij kreeg ze. Toen verkocht ze hem een plank.',
        'Los vídeos y los álbumes los compras una vez y después son tuyos. Están en la biblioteca aunque pases un año sin mirarlos. Agnes conoce el caso contrario: un cliente que quería recuperar todos los libros que le había vendido, uno tras otro. Se los devolvió. Luego le vendió un estante.',
      ],
    },
    {
      kind: 'quote',
      text: [
        'Dann hat sie ihm ein Regal verkauft.',
        'Then she sold him a shelf.',
        'Toen verkocht ze hem een plank.',
        'Luego le vendió un estante.',
      ],
    },
    {
      kind: 'heading',
      text: [
        'Ordnung ist, was du wiederfindest',
        'Order is what you find again',
        'Orde is wat je terugvindt',
        'El orden es lo que vuelves a encontrar',
      ],
    },
    {
      kind: 'text',
      text: [
        'Sortieren kannst du nach Titel, nach Namen oder nach der Zeit, mit den neuesten oder den ältesten zuerst. Wer sich nur an ein Wort erinnert, nimmt die Suche. Was du angepinnt hast, hat einen eigenen Bereich, die Bilder aus deinen Nachrichten auch. Agnes ordnet ihre Romane danach, wie stark es darin regnet. Das bieten wir nicht an, aber sie hat gefragt.',
        'You can sort by title, by name or by time, with the newest or the oldest first. If you remember only one word, there is the search. What you have pinned has a part of its own, and so have the pictures from your messages. Agnes arranges her novels by how hard it rains in them. We do not offer that, but she did ask.',
        'Sorteren kun je op titel, op naam of op tijd, met de nieuwste of de oudste vooraan. Wie zich maar één woord herinnert, gebruikt de zoekfunctie. Wat je hebt vastgepind, heeft een eigen plek, en de foto’s uit je berichten ook. Agnes zet haar romans op volgorde van hoe hard het erin regent. Dat bieden we niet aan, maar ze heeft ernaar gevraagd.',
        'Puedes ordenar por título, por nombre o por fecha, con lo más reciente o lo más antiguo primero. Quien solo recuerda una palabra usa el buscador. Lo que has fijado tiene un apartado propio, y las fotos de tus mensajes también. Agnes ordena sus novelas según lo fuerte que llueve en ellas. Eso no lo ofrecemos, pero ella lo preguntó.',
      ],
    },
    {
      kind: 'picture',
      subject: 'bust',
      caption: [
        'Agnes Thorn. Die Katze hat das Bild genehmigt.',
        'Agnes Thorn. The cat has approved the picture.',
        'Agnes Thorn. De kat heeft de foto goedgekeurd.',
        'Agnes Thorn. La gata ha dado el visto bueno a la foto.',
      ],
    },
    {
      kind: 'heading',
      text: [
        'Ein Schrank ohne Schloss',
        'A cupboard without a lock',
        'Een kast zonder slot',
        'Un armario sin cerradura',
      ],
    },
    {
      kind: 'text',
      text: [
        'Manches will man behalten, aber nicht jeden Tag sehen. Dafür gibt es das Archiv: Ein Klick legt etwas hinein, ein Klick holt es zurück, und dazwischen bleibt es gekauft. Im Laden heißt das Archiv Hinterzimmer. Darin stehen eine Leiter, drei Kisten Reiseführer für Städte, die inzwischen anders heißen, und ein Sessel, den die Katze abgelehnt hat.',
        'Some things you want to keep, but not to see every day. For those there is the archive: one click puts something in, one click brings it back, and in between it stays bought. In the shop the archive is called the back room. It holds a ladder, three boxes of guidebooks to cities that have other names by now, and an armchair that the cat has rejected.',
        'Sommige dingen wil je houden, maar niet elke dag zien. Daarvoor is er het archief: met één klik leg je er iets in, met één klik haal je het terug, en intussen blijft het gekocht. In de winkel heet het archief de achterkamer. Er staan een ladder, drie dozen reisgidsen voor steden die inmiddels anders heten, en een fauteuil die de kat heeft afgekeurd.',
        'Hay cosas que uno quiere conservar, pero no ver todos los días. Para eso está el archivo: un clic guarda algo, otro clic lo trae de vuelta, y entretanto sigue siendo tuyo. En la librería, el archivo se llama trastienda. Allí hay una escalera, tres cajas de guías de ciudades que hoy se llaman de otra manera y un sillón que la gata ha rechazado.',
      ],
    },
    {
      kind: 'text',
      text: [
        'Zum Schluss fragte Agnes, wo man sich in dieser Mediathek hinsetzt. Wir mussten zugeben, dass wir daran nicht gedacht hatten. Bring dir also einen Stuhl mit, wenn du das nächste Mal nach deinen Sachen siehst. Sie sind noch da.',
        'In the end Agnes asked where one sits down in this library. We had to admit that we had not thought of it. So bring a chair when you next look in on your things. They are still there.',
        'Tot slot vroeg Agnes waar je in deze bibliotheek kunt zitten. We moesten toegeven dat we daar niet aan hadden gedacht. Neem dus een stoel mee als je weer eens naar je spullen komt kijken. Ze zijn er nog.',
        'Al final Agnes preguntó dónde se sienta una en esta biblioteca. Tuvimos que reconocer que no habíamos pensado en ello. Así que trae una silla cuando vuelvas a pasar a ver tus cosas. Siguen ahí.',
      ],
    },
  ],
};
