import type { Article } from './article.ts';

/** The first of twelve evenings with Dario. */
export const nightKitchenBeginsAgain: Article = {
  name: 'night-kitchen-begins-again',
  category: 'freeTv',
  day: '2026-11-16',
  performers: ['dario'],
  subject: 'bust',
  title: [
    'Die Nachtküche macht wieder auf',
    'Night kitchen begins again',
    'De nachtkeuken begint opnieuw',
    'La cocina nocturna vuelve a empezar',
  ],
  subtitle: [
    'Zwölf neue Abende mit Dario, der erste mit Safran und einer kaputten Pfanne.',
    'Twelve new evenings with Dario, the first with saffron and a broken pan.',
    'Twaalf nieuwe avonden met Dario, de eerste met saffraan en een kapotte pan.',
    'Doce noches nuevas con Dario; la primera, con azafrán y una sartén rota.',
  ],
  excerpt: [
    'Der Stiel ist ab, der Reis ist drin, und Dario rührt weiter. So hat es angefangen, elf Abende kommen noch.',
    'The handle is off, the rice is in, and Dario goes on stirring. That is how it began, and eleven evenings are still to come.',
    'De steel is eraf, de rijst zit erin, en Dario roert door. Zo is het begonnen, en er komen nog elf avonden.',
    'El mango se ha soltado, el arroz ya está dentro y Dario sigue removiendo. Así empezó todo, y aún quedan once noches.',
  ],
  parts: [
    {
      kind: 'lead',
      text: [
        'Es fängt damit an, dass etwas abbricht. Dario hebt die Pfanne vom Herd, der Stiel bleibt in seiner Hand, die Pfanne nicht. Dann sagt er den Satz, mit dem schon die letzte Runde begann: Gut, dann eben anders.',
        'It begins with something breaking off. Dario lifts the pan from the stove, and the handle stays in his hand, which cannot be said of the pan. Then he says what he said at the beginning of the last round, too: fine, another way, then.',
        'Het begint ermee dat er iets afbreekt. Dario tilt de pan van het vuur en de steel blijft in zijn hand, de pan niet. Dan zegt hij de zin waarmee de vorige reeks ook begon: goed, dan maar anders.',
        'Todo empieza cuando algo se rompe. Dario levanta la sartén del fuego y el mango se le queda en la mano; la sartén, no. Entonces dice la frase con la que ya empezó la temporada anterior: bueno, pues de otra manera.',
      ],
    },
    {
      kind: 'text',
      text: [
        'Zwölf neue Abende hat die Nachtküche, und jeder beginnt, wenn in dem kleinen Lokal, für das er kocht, die Stühle auf den Tischen stehen. Um diese Zeit hat Dario Hunger wie alle, die den ganzen Tag für andere gekocht haben: auf ein Butterbrot. Das Butterbrot gibt es am Schluss. Vorher kocht er ein Gericht, ohne Waage, mit einem Holzlöffel, der seiner Großmutter gehörte und auf der falschen Seite abgenutzt ist, denn sie war Linkshänderin.',
        'The night kitchen has twelve new evenings, and each begins when the small restaurant he cooks for has put its chairs on the tables. At that hour Dario is hungry in the way of people who have cooked for others all day: he wants toast. The toast comes at the end. Before that he makes one dish, without scales, with a wooden spoon that was his grandmother’s and is worn down on the wrong side, because she was left-handed.',
        'De nachtkeuken heeft twaalf nieuwe avonden, en elke avond begint als in het kleine restaurant waarvoor hij kookt de stoelen op de tafels staan. Op dat uur heeft Dario trek zoals iedereen die de hele dag voor anderen heeft gekookt: in een boterham. Die boterham komt aan het eind. Eerst maakt hij één gerecht, zonder weegschaal, met een houten lepel die van zijn grootmoeder is geweest en aan de verkeerde kant is afgesleten, want zij was linkshandig.',
        'La cocina nocturna trae doce noches nuevas, y todas empiezan cuando en el pequeño restaurante para el que cocina ya están las sillas sobre las mesas. A esas horas Dario tiene el hambre de quien ha cocinado todo el día para los demás: quiere pan con tomate. El pan con tomate llega al final. Antes prepara un solo plato, sin báscula, con una cuchara de madera que fue de su abuela y que está gastada por el lado contrario, porque ella era zurda.',
      ],
    },
    {
      kind: 'heading',
      text: ['Der erste Abend', 'The first evening', 'De eerste avond', 'La primera noche'],
    },
    {
      kind: 'text',
      text: [
        'Am Samstag gab es Reis mit Safran, und dazu gehört in Neapel Mut. Seine Schwester hatte es im Programm gelesen und gefragt, ob er neuerdings aus Mailand komme. Dario zählte die Fäden einzeln in die Brühe, laut, und verzählte sich bei siebzehn, weil jemand nach dem Stiel fragte. Also zählte er noch einmal. Reis wartet nicht, das ist das Schwierige an Reis.',
        'On Saturday there was rice with saffron, which takes courage in Naples. His sister had read it in the programme and asked whether he came from Milan these days. Dario counted the threads into the stock one by one, aloud, and lost count at seventeen because somebody asked about the handle. So he counted again. Rice does not wait, that is the trouble with rice.',
        'Zaterdag was er rijst met saffraan, en daar is in Napels moed voor nodig. Zijn zus had het in het programma gelezen en gevraagd of hij tegenwoordig uit Milaan kwam. Dario telde de draadjes een voor een in de bouillon, hardop, en raakte bij zeventien de tel kwijt omdat iemand naar de steel vroeg. Dus telde hij opnieuw. Rijst wacht niet, dat is het lastige aan rijst.',
        'El sábado hubo arroz con azafrán, y para eso en Nápoles hace falta valor. Su hermana lo había leído en el programa y le preguntó si ahora era de Milán. Dario fue echando las hebras al caldo de una en una, contando en voz alta, y en la diecisiete perdió la cuenta porque alguien preguntó por el mango. Así que volvió a contar. El arroz no espera, eso es lo malo del arroz.',
      ],
    },
    {
      kind: 'picture',
      subject: 'bloom',
      caption: [
        'Auch Safran fängt als Blume an.',
        'Saffron, too, begins as a flower.',
        'Ook saffraan begint als bloem.',
        'El azafrán también empieza siendo una flor.',
      ],
    },
    {
      kind: 'text',
      text: [
        'Gehalten wurde die Pfanne den Rest des Abends mit einer Rohrzange. Ein Gast, der Klempner ist, hatte sie empfohlen, samt Größe. Seitdem liegt die Zange neben den Kochlöffeln, abgewaschen, und niemand in der Küche tut so, als gehöre sie nicht dorthin.',
        'For the rest of the evening the pan was held with a pipe wrench. A guest who is a plumber had recommended it, size included. Since then the wrench has been lying beside the wooden spoons, washed, and nobody in the kitchen pretends that it does not belong there.',
        'De rest van de avond werd de pan vastgehouden met een waterpomptang. Een gast die loodgieter is, had die aangeraden, met de maat erbij. Sindsdien ligt de tang naast de pollepels, afgewassen, en niemand in de keuken doet alsof hij daar niet hoort.',
        'El resto de la noche la sartén se sujetó con una llave grifa. La había recomendado un invitado que es fontanero, tamaño incluido. Desde entonces la llave está junto a las cucharas de madera, bien fregada, y nadie en la cocina finge que ese no sea su sitio.',
      ],
    },
    {
      kind: 'quote',
      text: [
        'Reis wartet nicht, das ist das Schwierige an Reis.',
        'Rice does not wait, that is the trouble with rice.',
        'Rijst wacht niet, dat is het lastige aan rijst.',
        'El arroz no espera, eso es lo malo del arroz.',
      ],
    },
    {
      kind: 'text',
      text: [
        'Elf Abende kommen noch. Für die nächsten drei hat Dario uns je eine Zutat genannt und sonst nichts: Linsen, eine Zitrone, altes Brot. Rezepte verrät er vorher nicht, er kennt sie selbst erst, wenn er sieht, was im Lokal übrig geblieben ist. Du kannst mitkochen oder nur zusehen, beides macht hungrig. Leg dir Brot bereit. Am Ende essen alle dasselbe.',
        'Eleven evenings are still to come. For the next three Dario has told us one ingredient each and nothing else: lentils, a lemon, old bread. He gives away no recipes beforehand; he does not know them himself until he sees what is left over at the restaurant. You can cook along or only watch, and both make you hungry. Keep some bread within reach. In the end everybody eats the same.',
        'Er komen nog elf avonden. Voor de eerstvolgende drie heeft Dario ons telkens één ingrediënt genoemd en verder niets: linzen, een citroen, oud brood. Recepten verklapt hij niet van tevoren; hij kent ze zelf pas als hij ziet wat er in het restaurant over is. Je kunt meekoken of alleen kijken, van allebei krijg je honger. Leg vast wat brood klaar. Aan het eind eet iedereen hetzelfde.',
        'Quedan once noches. De las tres próximas, Dario solo nos ha dicho un ingrediente de cada una: lentejas, un limón, pan duro. No cuenta las recetas de antemano; él mismo no las conoce hasta que ve qué ha sobrado en el restaurante. Puedes cocinar con él o solo mirar, y las dos cosas dan hambre. Ten algo de pan a mano. Al final todos comen lo mismo.',
      ],
    },
  ],
};
