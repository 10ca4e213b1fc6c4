import type { Article } from './article.ts';

/** News of notifications that a guest can tune. */
export const aBellThatSaysLess: Article = {
  name: 'a-bell-that-says-less',
  category: 'news',
  day: '2026-06-11',
  performers: [],
  subject: 'leaves',
  title: [
    'Eine Glocke, die weniger sagt',
    'A bell that says less',
    'Een bel die minder zegt',
    'Una campana que dice menos',
  ],
  subtitle: [
    'Wie Benachrichtigungen leiser wurden, und was ein Topf Efeu damit zu tun hat.',
    'How notifications became quieter, and what a pot of ivy has to do with it.',
    'Hoe meldingen stiller werden, en wat een pot klimop daarmee te maken heeft.',
    'Cómo los avisos se volvieron más discretos y qué tiene que ver en ello una maceta de hiedra.',
  ],
  excerpt: [
    'Eine Woche lang stand eine Hotelglocke auf unserem Tisch. Am Dienstag stand schon etwas darauf.',
    'For a week a hotel bell stood on our table. By Tuesday something stood on top of it.',
    'Een week lang stond er een hotelbel op onze tafel. Op dinsdag stond er al iets bovenop.',
    'Durante una semana tuvimos un timbre de hotel en la mesa. El martes ya tenía algo encima.',
  ],
  parts: [
    {
      kind: 'lead',
      text: [
        'Es war so eine Hotelglocke, auf die man mit der flachen Hand schlägt. Immer wenn die Seite einem Gast etwas sagen wollte, schlug jemand von uns darauf. Das sollte eine Woche dauern. Am Dienstagmittag stand ein Topf Efeu auf der Glocke, und niemand war es gewesen.',
        'It was one of those hotel bells that you hit with the flat of your hand. Whenever the site wanted to tell a guest something, one of us hit it. This was meant to last a week. By Tuesday noon a pot of ivy stood on the bell, and nobody had done it.',
        'Het was zo’n hotelbel waar je met je vlakke hand op slaat. Telkens als de site een gast iets wilde zeggen, sloeg een van ons erop. Dat zou een week duren. Op dinsdagmiddag stond er een pot klimop op de bel, en niemand had het gedaan.',
        'Era uno de esos timbres de hotel que se golpean con la palma de la mano. Cada vez que la página quería decirle algo a un invitado, alguien del equipo le daba. La prueba iba a durar una semana. El martes al mediodía había una maceta de hiedra encima del timbre, y no había sido nadie.',
      ],
    },
    {
      kind: 'picture',
      subject: 'leaves',
      caption: [
        'Die Glocke ist unter dem Efeu.',
        'The bell is under the ivy.',
        'De bel staat onder de klimop.',
        'El timbre está debajo de la hiedra.',
      ],
    },
    {
      kind: 'heading',
      text: ['Ein Name, eine Zeile', 'One name, one line', 'Eén naam, één regel', 'Un nombre, una línea'],
    },
    {
      kind: 'text',
      text: [
        'Am lautesten war es an dem Abend, an dem ein Router kaputtging. Eine Darstellerin kam neunmal online, und ein Gast, der sie angepinnt hatte, fand am Morgen neunmal denselben Namen. Er fragte höflich, ob sie umziehe. Jetzt hat jeder Pin in der Glocke eine Zeile: Die neue ersetzt die alte, und eine Weile lang kommt keine weitere.',
        'It was at its loudest on the evening when a router broke. A performer came online nine times, and in the morning a guest who had pinned her found the same name nine times. He asked politely whether she was moving house. Now every pin has one line in the bell: the new one replaces the old one, and for a while no other follows.',
        'Het luidst was het op de avond dat er een router stukging. Een performer kwam negen keer online, en een gast die haar had vastgepind, vond ’s ochtends negen keer dezelfde naam. Hij vroeg beleefd of ze aan het verhuizen was. Nu heeft elke pin één regel in de bel: de nieuwe vervangt de oude, en een tijdje komt er geen andere bij.',
        'Nunca sonó tanto como la noche en que se estropeó un router. Una artista se conectó nueve veces, y por la mañana un invitado que la había fijado encontró nueve veces el mismo nombre. Preguntó con educación si estaba de mudanza. Ahora cada artista que fijas tiene una sola línea en la campana: la nueva sustituye a la vieja, y durante un rato no llega otra.',
      ],
    },
    {
      kind: 'heading',
      text: ['Eine nach der anderen', 'One at a time', 'Eén tegelijk', 'De uno en uno'],
    },
    {
      kind: 'text',
      text: [
        'Was über der Seite erscheint, erscheint einzeln. Es schiebt nichts zur Seite, auch nicht den Knopf, den du gerade drücken wolltest. Solange dein Zeiger darauf ruht, bleibt es stehen. Der Rest wartet in der Liste und sagt nur, wie viele es sind. Wer wartet, drängelt nicht.',
        'What appears above the page appears alone. It pushes nothing aside, not even the button that you were about to press. As long as your pointer rests on it, it stays. The rest wait in the list and only say how many they are. Those who wait do not push in.',
        'Wat boven de pagina verschijnt, verschijnt alleen. Het schuift niets opzij, ook niet de knop waar je net op wilde drukken. Zolang je aanwijzer erop rust, blijft het staan. De rest wacht in de lijst en zegt alleen met hoeveel ze zijn. Wie wacht, dringt niet voor.',
        'Lo que aparece sobre la página aparece sin compañía. No empuja nada, ni siquiera el botón que ibas a pulsar. Mientras el puntero descansa encima, se queda. El resto espera en la lista y solo dice cuántos son. Quien espera no se cuela.',
      ],
    },
    {
      kind: 'quote',
      text: [
        'Wer wartet, drängelt nicht.',
        'Those who wait do not push in.',
        'Wie wacht, dringt niet voor.',
        'Quien espera no se cuela.',
      ],
    },
    {
      kind: 'heading',
      text: ['Was du einstellst', 'What you can tune', 'Wat je zelf instelt', 'Lo que ajustas tú'],
    },
    {
      kind: 'text',
      text: [
        'Vor allem, wen du anpinnst: Nur von diesen Leuten liest du, wann sie online kommen. Für jeden Pin entscheidest du, ob zusätzlich eine Mail oder eine SMS kommt, wenn jemand online ist; nachts ruhen beide. Eine Zeile verschwindet mit einem Druck, und mit einem weiteren sind alle gelesen. Einen Ton hatte unsere Glocke übrigens nie. Das fiel erst neben der aus dem Hotel auf.',
        'Above all, whom you pin: only these people are announced when they come online. For each pin you decide whether a mail or a text message comes as well when somebody is online; at night both of them rest. A line goes away with one press, and one more marks all as read. Our bell never had a sound, by the way. We only noticed next to the one from the hotel.',
        'Vooral wie je vastpint: alleen van die mensen lees je wanneer ze online komen. Per pin bepaal je of er ook een mail of een sms komt als iemand online is; ’s nachts rusten ze allebei. Een regel verdwijnt met één druk, en met nog een is alles gelezen. Geluid heeft onze bel trouwens nooit gehad. Dat viel pas op naast die uit het hotel.',
        'Sobre todo, a quién fijas: solo de esas personas lees cuándo se conectan. Para cada artista decides si además quieres un correo o un SMS cuando se conecte; de noche descansan los dos. Una línea desaparece con una pulsación, y con otra quedan todas leídas. Nuestra campana, por cierto, nunca tuvo sonido. Solo nos dimos cuenta al lado del timbre.',
      ],
    },
    {
      kind: 'heading',
      text: ['Was sie weiter sagt', 'What it still says', 'Wat ze nog wel zegt', 'Lo que sigue diciendo'],
    },
    {
      kind: 'text',
      text: [
        'Dass deine Ticketshow beginnt, dass ein Gutschein bald abläuft, dass dir jemand geschrieben hat. Das schien uns wenig genug. Die Hotelglocke steht jetzt in der Küche und meldet Kuchen. Efeu hat dort noch niemand daraufgestellt.',
        'That your ticket show begins, that a voucher is about to end, that somebody wrote to you. That seemed little enough. The hotel bell now stands in the kitchen and announces cake. Nobody has put any ivy on it there.',
        'Dat je ticketshow begint, dat een voucher bijna verloopt, dat iemand je heeft geschreven. Dat leek ons weinig genoeg. De hotelbel staat nu in de keuken en meldt taart. Daar heeft nog niemand klimop op gezet.',
        'Que empieza el show para el que tienes entrada, que un vale está a punto de caducar, que alguien te ha escrito. Nos pareció bastante poco. El timbre de hotel está ahora en la cocina y anuncia tarta. Allí nadie le ha puesto hiedra encima.',
      ],
    },
  ],
};
