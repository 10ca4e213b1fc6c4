import type { Article } from './article.ts';

/** An interview with Mats. */
export const myAuntsRecords: Article = {
  name: 'my-aunts-records',
  category: 'interviews',
  day: '2026-10-29',
  performers: ['mats'],
  subject: 'bust',
  title: ['Die Platten seiner Tante', 'His aunt’s records', 'De platen van zijn tante', 'Los discos de su tía'],
  subtitle: [
    'Mats über vierhundert Platten, die Rückseite der Dinge und die eine, die er versteckt.',
    'Mats on four hundred records, the other side of things, and the one that he hides.',
    'Mats over vierhonderd platen, de achterkant van de dingen en die ene die hij verstopt.',
    'Mats habla de cuatrocientos discos, del reverso de las cosas y del único que esconde.',
  ],
  excerpt: [
    'Seine Tante musste wählen, zwischen den Platten und den Tomaten. Mats hat jetzt die Platten.',
    'His aunt had to choose between the records and the tomatoes. Mats now has the records.',
    'Zijn tante moest kiezen tussen de platen en de tomaten. Mats heeft nu de platen.',
    'Su tía tuvo que elegir entre los discos y los tomates. Ahora los discos los tiene Mats.',
  ],
  parts: [
    {
      kind: 'lead',
      text: [
        'Durch den Flur von Mats in Gent geht man seitwärts. Links und rechts stehen die Platten seiner Tante, vierhundert, in Obstkisten, und auf der letzten Kiste eine Lampe, die er mitnimmt, wenn er eine Hülle lesen will.',
        'You walk through Mats’s hallway in Ghent sideways. To the left and right are his aunt’s records, four hundred of them in fruit crates, and on the last crate stands a lamp that he takes along when he wants to read a sleeve.',
        'Door de gang van Mats in Gent loop je zijwaarts. Links en rechts staan de platen van zijn tante, vierhonderd, in fruitkisten, en op de laatste kist een lamp die hij meeneemt als hij een hoes wil lezen.',
        'Por el pasillo de Mats, en Gante, se camina de lado. A izquierda y derecha están los discos de su tía, cuatrocientos, en cajas de fruta, y sobre la última caja hay una lámpara que se lleva consigo cuando quiere leer una funda.',
      ],
    },
    {
      kind: 'question',
      text: [
        'Warum hat sie sie hergegeben?',
        'Why did she part with them?',
        'Waarom deed ze ze weg?',
        '¿Por qué se deshizo de ellos?',
      ],
    },
    {
      kind: 'text',
      text: [
        'Sie ist in eine Wohnung mit Balkon gezogen. Entweder die Platten oder die Tomaten, hat sie gesagt, und sie ist siebzig und will endlich Tomaten. Ich kam mit einem Lieferwagen und dachte, es sind vierzig. Der Freund, der mir beim Tragen half, hat danach zwei Wochen nicht mit mir geredet. Inzwischen kommt er freitags in die Bar und wünscht sich Kiste elf.',
        'She moved to a flat with a balcony. It was the records or the tomatoes, she said, and she is seventy and wants tomatoes at last. I came with a van and thought there were forty. The friend who helped me carry them did not speak to me for two weeks. These days he comes to the bar on Fridays and asks for crate eleven.',
        'Ze verhuisde naar een appartement met een balkon. De platen of de tomaten, zei ze, en ze is zeventig en wil nu eindelijk tomaten. Ik kwam met een bestelbus en dacht dat het er veertig waren. De vriend die me hielp sjouwen, heeft daarna twee weken niet met me gepraat. Inmiddels komt hij op vrijdag naar de bar en vraagt hij om kist elf.',
        'Se mudó a un piso con balcón. O los discos o los tomates, dijo, y tiene setenta años y por fin quiere tomates. Yo llegué con una furgoneta creyendo que eran cuarenta. El amigo que me ayudó a cargar no me habló en dos semanas. Ahora viene al bar los viernes y me pide la caja once.',
      ],
    },
    {
      kind: 'question',
      text: ['Wie sind sie geordnet?', 'How are they sorted?', 'Hoe zijn ze geordend?', '¿Cómo están ordenados?'],
    },
    {
      kind: 'text',
      text: [
        'Danach, mit wem sie sie gehört hat. Auf jeder Hülle steht etwas mit Bleistift: „Regen“, „nicht nach neun“, „mit Lieve, am Fenster“. Drei Abende lang habe ich versucht, sie nach dem Alphabet zu ordnen, dann habe ich alles zurückgestellt. Wenn mir jetzt im Chat jemand erzählt, wie sein Tag war, weiß ich, in welche Kiste ich greifen muss.',
        'By whom she listened with. On every sleeve there is something in pencil: “rain”, “not after nine”, “with Lieve, by the window”. I spent three evenings putting them in alphabetical order, then I put them all back. Now, when somebody in the chat tells me about their day, I know which crate to reach into.',
        'Op de mensen met wie ze luisterde. Op elke hoes staat iets in potlood: “regen”, “niet na negenen”, “met Lieve, bij het raam”. Drie avonden lang heb ik ze op alfabet proberen te zetten, toen heb ik alles teruggezet. Als iemand me nu in de chat vertelt hoe zijn dag was, weet ik in welke kist ik moet zijn.',
        'Según con quién los escuchó. En cada funda hay algo escrito a lápiz: «lluvia», «nunca después de las nueve», «con Lieve, junto a la ventana». Pasé tres noches intentando ponerlos por orden alfabético y luego lo devolví todo a su sitio. Ahora, cuando alguien me cuenta en el chat cómo le ha ido el día, sé en qué caja buscar.',
      ],
    },
    {
      kind: 'picture',
      subject: 'room',
      caption: [
        'Die Lampe ist die einzige Mieterin mit festem Platz.',
        'The lamp is the only lodger with a place of its own.',
        'De lamp is de enige huurder met een vaste plek.',
        'La lámpara es la única inquilina con sitio fijo.',
      ],
    },
    {
      kind: 'question',
      text: [
        'Du spielst nur B-Seiten. Warum?',
        'You only play B-sides. Why?',
        'Je draait alleen B-kanten. Waarom?',
        'Solo pones caras B. ¿Por qué?',
      ],
    },
    {
      kind: 'text',
      text: [
        'Auf die A-Seite kam, was gefallen sollte. Auf der anderen durfte auch mal der Schlagzeuger singen. Meine Tante hat die A-Seiten gehört, das sieht man an den Rillen: vorn grau, hinten glänzend. Ich mache nur da weiter, wo sie aufgehört hat.',
        'What was meant to please went on the A-side. On the other one the drummer was allowed to sing for once. My aunt listened to the A-sides, you can see it in the grooves: grey on the front, shiny on the back. I simply carry on where she stopped.',
        'Op de A-kant kwam wat in de smaak moest vallen. Op de andere mocht de drummer ook eens zingen. Mijn tante luisterde naar de A-kanten, dat zie je aan de groeven: de voorkant grijs, de achterkant glanzend. Ik ga gewoon verder waar zij gestopt is.',
        'En la cara A iba lo que tenía que gustar. En la otra dejaban cantar de vez en cuando al batería. Mi tía escuchaba las caras A, se ve en los surcos: grises por delante, brillantes por detrás. Yo solo sigo donde ella lo dejó.',
      ],
    },
    {
      kind: 'quote',
      text: [
        'Auf die A-Seite kam, was gefallen sollte.',
        'What was meant to please went on the A-side.',
        'Op de A-kant kwam wat in de smaak moest vallen.',
        'En la cara A iba lo que tenía que gustar.',
      ],
    },
    {
      kind: 'question',
      text: [
        'Und die eine, die du versteckst?',
        'And the one that you hide?',
        'En die ene die je verstopt?',
        '¿Y el que escondes?',
      ],
    },
    {
      kind: 'text',
      text: [
        'Die liegt hinter den Backblechen. Meine Tante hat sie mit neunzehn in einer Kirmesbude aufgenommen: Sie singt eine Minute lang, und am Ende hustet jemand. Ich habe versprochen, sie niemandem vorzuspielen. Ein einziges Mal habe ich sie gehört, an einem Samstag. Am Sonntag saß ich bei ihr am Tisch und sagte nichts. Aber was ich höre, summe ich bis Dienstag weiter. Sie legte den Löffel hin, hörte eine Weile zu und summte die zweite Stimme.',
        'It is behind the baking trays. My aunt recorded it in a booth at the fair when she was nineteen: she sings for a minute, and at the end somebody coughs. I promised not to play it to anyone. I have heard it once, on a Saturday. On Sunday I sat at her table and said nothing. But whatever I hear I hum until Tuesday. She put down her spoon, listened for a while and hummed the second part.',
        'Die ligt achter de bakplaten. Mijn tante nam hem op haar negentiende op in een kermiskraam: ze zingt een minuut lang en aan het eind hoest er iemand. Ik heb beloofd hem voor niemand te draaien. Eén keer heb ik hem gehoord, op een zaterdag. Op zondag zat ik bij haar aan tafel en zei ik niets. Maar wat ik hoor, neurie ik tot dinsdag na. Ze legde haar lepel neer, luisterde een tijdje en neuriede de tweede stem.',
        'Está detrás de las bandejas del horno. Mi tía lo grabó a los diecinueve años en una caseta de feria: canta durante un minuto y al final alguien tose. Prometí no ponérselo a nadie. Lo he escuchado una sola vez, un sábado. El domingo me senté a su mesa y no dije nada. Pero lo que oigo lo tarareo hasta el martes. Ella dejó la cuchara, escuchó un rato y tarareó la segunda voz.',
      ],
    },
  ],
};
